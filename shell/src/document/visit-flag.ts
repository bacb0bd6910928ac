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
  try {
    if (asked === '0') page.sessionStorage.removeItem(flag);
    else if (asked !== null) page.sessionStorage.setItem(flag, '1');
    return page.sessionStorage.getItem(flag) !== null;
  } catch {
    // Without storage it only applies to the page that requests it.
    return asked !== null && asked !== '0';
  }
}

/** Ends the flag until it is requested again. */
export function endFlag(page: Window, flag: VisitFlag): void {
  try {
    page.sessionStorage.removeItem(flag);
  } catch {
    // Without storage nothing was stored.
  }
}
