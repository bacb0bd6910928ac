import type { SafeStorage } from '@odeta/storefront/storage';
import * as v from 'valibot';

const KEY = 'searchHistory';
const LENGTH = 5;
const HistorySchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Previous search phrases, the latest first. */
export function readHistory(storage: SafeStorage): string[] {
  const stored = v.safeParse(HistorySchema, storage.getItem(KEY));
  return stored.success ? stored.output.slice(0, LENGTH) : [];
}

export function rememberTerm(term: string, storage: SafeStorage): void {
  const others = readHistory(storage).filter((other) => other.toLowerCase() !== term.toLowerCase());
  storage.setItem(KEY, JSON.stringify([term, ...others].slice(0, LENGTH)));
}

export function clearHistory(storage: SafeStorage): void {
  storage.removeItem(KEY);
}
