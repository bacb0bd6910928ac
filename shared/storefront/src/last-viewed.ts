import type { SafeStorage } from './storage.ts';

const KEY = 'lastViewed';
/** More than are shown at once, because a product page leaves out its own product. */
const LENGTH = 8;

/** Catalogue numbers of the products that were viewed, the latest first. */
export function readLastViewed(storage: SafeStorage): string[] {
  const stored = parse(storage.getItem(KEY));
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, LENGTH) : [];
}

/** Stores a viewed product in this browser; the search suggests it later. */
export function keepViewed(catalogNumber: string, storage: SafeStorage): void {
  const others = readLastViewed(storage).filter((other) => other !== catalogNumber);
  storage.setItem(KEY, JSON.stringify([catalogNumber, ...others].slice(0, LENGTH)));
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
}
