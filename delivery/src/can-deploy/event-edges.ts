import type { Uses } from '@odeta/delivery/releases/uses';
import type { BrokenEdge } from './edge.ts';
import { type KnownVersion, nameOf } from './known-version.ts';
import { findMisfits } from './schema-fits.ts';

type Schemas = Uses['sends'];

/** Events whose payload does not match the receiver's schema. */
export function findEventMisfits(sender: KnownVersion, hearer: KnownVersion): BrokenEdge[] {
  return misfitsBetween(sender.uses?.sends ?? {}, hearer.uses?.hears ?? {}).map(([name, why]) => ({
    user: nameOf(hearer),
    provider: nameOf(sender),
    thing: `event ${name}`,
    why,
  }));
}

/** Messages by name: what is sent has to match the receiver's schema. */
export function misfitsBetween(sends: Schemas, hears: Schemas): [name: string, why: string][] {
  return Object.entries(sends).flatMap(([name, given]): [string, string][] => {
    const taken = hears[name];
    if (!taken) return [];
    const [why] = findMisfits({ schema: given, root: given }, { schema: taken, root: taken });
    return why === undefined ? [] : [[name, why]];
  });
}

export interface Change {
  /** The new version, and the one that it replaces. */
  now: KnownVersion;
  before: KnownVersion | null;
  /** Versions of the other units that visitors get. */
  others: readonly KnownVersion[];
}

/** Events and stored values that other units use and the previous version provided, but the new one does not. */
export function findNoLongerGiven({ now, before, others }: Change): BrokenEdge[] {
  if (!before?.uses || !now.uses) return [];
  return KINDS.flatMap((kind) => {
    const lost = givenBy(before, kind).filter((name) => !givenBy(now, kind).includes(name));
    return others.flatMap((other) =>
      lost
        .filter((name) => takenBy(other, kind).includes(name))
        .map((name) => ({
          user: nameOf(other),
          provider: nameOf(now),
          thing: `${kind} ${name}`,
          why: kind === 'event' ? 'it is no longer sent' : 'it is no longer written',
        })),
    );
  });
}

/**
 * Events that a version newly listens to although nobody sends them. The first version of a unit may be released before its senders; stored
 * values may come from a server.
 */
export function findNeverGiven({ now, before, others }: Change): BrokenEdge[] {
  if (!before?.uses) return [];
  const given = new Set([now, ...others].flatMap((version) => givenBy(version, 'event')));
  const known = takenBy(before, 'event');
  return takenBy(now, 'event')
    .filter((name) => !given.has(name) && !known.includes(name))
    .map((name) => ({ user: nameOf(now), provider: 'every unit', thing: `event ${name}`, why: 'nobody sends it' }));
}

const KINDS = ['event', 'storage'] as const;

const givenBy = ({ uses }: KnownVersion, kind: 'event' | 'storage') =>
  kind === 'event' ? Object.keys(uses?.sends ?? {}) : (uses?.writes ?? []);

const takenBy = ({ uses }: KnownVersion, kind: 'event' | 'storage') =>
  kind === 'event' ? Object.keys(uses?.hears ?? {}) : (uses?.reads ?? []);
