import * as v from 'valibot';

const KEY = 'searchHistory';
const LENGTH = 5;
const HistorySchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** May throw: a browser can be set to store nothing. */
type GetStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was searched for, the latest first; nothing where nothing can be kept. */
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
    // A browser that keeps nothing has no history.
  }
}

export function clearHistory(storage: GetStorage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // There was none.
  }
}
