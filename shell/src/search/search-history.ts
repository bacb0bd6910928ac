import * as v from 'valibot';

const KEY = 'searchHistory';
const LENGTH = 5;
const HistorySchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Throws if the browser forbids storage. */
type GetStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Previous search phrases, the latest first; empty if storage is not available. */
export function readHistory(storage: GetStorage): string[] {
  try {
    const stored = v.safeParse(HistorySchema, storage().getItem(KEY));
    return stored.success ? stored.output.slice(0, LENGTH) : [];
  } catch {
    return [];
  }
}

export function rememberTerm(term: string, storage: GetStorage): void {
  const others = readHistory(storage).filter((other) => other.toLowerCase() !== term.toLowerCase());
  try {
    storage().setItem(KEY, JSON.stringify([term, ...others].slice(0, LENGTH)));
  } catch {
    // Without storage there is no history.
  }
}

export function clearHistory(storage: GetStorage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // Without storage there was none.
  }
}
