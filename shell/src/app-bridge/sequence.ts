import type { Storefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { safeLocalStorage } from '@odeta/storefront/storage';

const KEY = 'app-bridge.sequence';

/** Sequence numbers that increase across pages: the current time, or the last number plus one if that is higher. */
export function createSequence(
  storefront: Pick<Storefront, 'clock'>,
  page: Pick<Window, 'localStorage'>,
): () => number {
  const last = { number: 0 };
  return () => {
    last.number = Math.max(nowOf(storefront), Math.max(last.number, readLast(page)) + 1);
    safeLocalStorage(page).setItem(KEY, String(last.number));
    return last.number;
  };
}

function readLast(page: Pick<Window, 'localStorage'>): number {
  const stored = Number(safeLocalStorage(page).getItem(KEY));
  return Number.isSafeInteger(stored) ? stored : 0;
}
