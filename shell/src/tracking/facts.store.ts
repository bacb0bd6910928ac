import type { TrackingFact } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';

/** More than a visitor is likely to cause on one page before deciding; no more are stored if they never decide. */
const MOST = 200;

/** Stores facts until the visitor has decided and the tracking code is loaded. It is the only tracking code in the page's first scripts. */
export function createFactsStore({ events }: Storefront) {
  const early: TrackingFact[] = [];
  const listener = {
    take(fact: TrackingFact) {
      if (early.length < MOST) early.push(fact);
    },
  };
  // A copy, because units go on changing the objects that they report.
  events.on('tracking.reported', (fact) => listener.take(JSON.parse(JSON.stringify(fact))));

  return {
    /** Passes every fact to `take`, first the stored ones: tags before events. */
    follow(take: (fact: TrackingFact) => void) {
      listener.take = take;
      const held = early.splice(0);
      [...held.filter(isTags), ...held.filter((fact) => !isTags(fact))].forEach(take);
    },

    /** Discards the visitor's actions. The page's tags stay, for later actions. */
    discard() {
      early.splice(0, early.length, ...early.filter(isTags));
    },
  };
}

const isTags = ({ fact }: TrackingFact) => fact === 'tags-read';
