import { LRUCache } from 'lru-cache';

/** Visitors whose turn is remembered; a visitor takes some 150 bytes. */
const MOST_VISITORS = 50_000;
/** Milliseconds after the last page for which somebody keeps it. */
const KEPT_FOR = 600_000;

export interface Turns {
  /** When the visitor has asked for the first page that they did not get; now, if they have got all of them. */
  of(visitor: string): number;
  /** The visitor has to wait. */
  keep(visitor: string, since: number): void;
}

/**
 * The order in which visitors get in who had to wait: by the time of their first attempt, so that nobody is overtaken by those who came
 * later or who press more often. Who has got in keeps the place, and is not sent back by the next page. Each process remembers its own.
 */
export function createTurns(now: () => number = () => performance.now()): Turns {
  const turns = new LRUCache<string, number>({ max: MOST_VISITORS, ttl: KEPT_FOR, updateAgeOnGet: true });
  return {
    of: (visitor) => turns.get(visitor) ?? now(),
    keep: (visitor, since) => void turns.set(visitor, since),
  };
}
