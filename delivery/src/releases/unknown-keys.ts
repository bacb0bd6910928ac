import { type Change, UnknownKey } from './change.ts';
import { ForbiddenListKey, UnknownListKey } from './unit-list.ts';

/** A change that cannot be read because of a key. */
export interface ForeignChange {
  number: number;
  cause: Error;
}

interface Found {
  /** The newest readable change. */
  change: Change | null;
  /** Changes after it that were refused. */
  refused: readonly ForeignChange[];
}

/**
 * Changes after the newest readable one that are refused because of a key. `needed`: those that must not be lost, because others may accept
 * them. `ignored`: others, which anybody may have put into the store.
 */
export function foreignChanges({ change, refused }: Found): { needed?: ForeignChange; ignored: ForeignChange[] } {
  const foreign = refused.filter(({ cause }) => isOfKey(cause));
  const needed = foreign.find(({ cause }) => isNeeded(change, cause));
  const ignored = foreign.filter(({ cause }) => !isNeeded(change, cause));
  return needed ? { needed, ignored } : { ignored };
}

const isOfKey = (cause: Error) =>
  cause instanceof UnknownKey || cause instanceof UnknownListKey || cause instanceof ForbiddenListKey;

/**
 * A change is, if whoever signed the newest readable one accepts its key; so are all of them if none can be read. A list of units is, if its
 * key is unknown here. One whose key may not sign lists is refused by everyone who knows the platform's key, once it has signed a list.
 */
function isNeeded(newest: Found['change'], cause: Error): boolean {
  if (cause instanceof UnknownKey) return newest === null || cause.keyIds.some((id) => newest.keys?.includes(id));
  return cause instanceof UnknownListKey || !newest?.unitList;
}
