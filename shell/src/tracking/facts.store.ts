import type { TrackingFact } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';

/** As many as a visitor may cause on one page before he decides; if he never does, no more are held. */
const MOST = 200;

/**
 * Holds what units report until the visitor has decided and the rest of the tracking is here. All that the page's first scripts have
 * of it.
 */
export function createFactsStore({ events }: Storefront) {
  const early: TrackingFact[] = [];
  const listener = {
    take(fact: TrackingFact) {
      if (early.length < MOST) early.push(fact);
    },
  };
  // A copy: units go on changing what they report.
  events.on('tracking.reported', (fact) => listener.take(JSON.parse(JSON.stringify(fact))));

  return {
    /** From now on `take` is given every fact, first those that are held: what the tags may know before what happened. */
    follow(take: (fact: TrackingFact) => void) {
      listener.take = take;
      const held = early.splice(0);
      [...held.filter(isTags), ...held.filter((fact) => !isTags(fact))].forEach(take);
    },

    /** Forgets what the visitor did. What the tags may know of the page remains, for what he does from now on. */
    discard() {
      early.splice(0, early.length, ...early.filter(isTags));
    },
  };
}

const isTags = ({ fact }: TrackingFact) => fact === 'tags-read';
