import { safeSessionStorage } from '@odeta/storefront/storage';

/**
 * Flags that few visits have: show what is sent to the tag manager, show which unit owns each area of the page (both for developers and
 * testers), and buy a prepared cart.
 */
export const visitFlags = ['tracking-debug', 'overlay', 'prepared'] as const;
export type VisitFlag = (typeof visitFlags)[number];

/**
 * Whether the flag is set: `?tracking-debug` sets it for the rest of the visit, `?tracking-debug=0` ends it. It shows nothing that visitors
 * cannot see in their own browser's developer tools, so it works in production, too.
 */
export function hasFlag(page: Window, flag: VisitFlag): boolean {
  const asked = new URLSearchParams(page.location.search).get(flag);
  const storage = safeSessionStorage(page);
  if (asked === '0') storage.removeItem(flag);
  else if (asked !== null) storage.setItem(flag, '1');
  return storage.getItem(flag) !== null;
}

/** Ends the flag until it is requested again. */
export function endFlag(page: Window, flag: VisitFlag): void {
  safeSessionStorage(page).removeItem(flag);
}
