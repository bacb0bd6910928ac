/**
 * What few visits have beside a page: what is sent to the tag manager, whose the areas of a page are (both for developers and testers), and
 * whose prepared cart is bought.
 */
export const visitFlags = ['tracking-debug', 'overlay', 'prepared'] as const;
export type VisitFlag = (typeof visitFlags)[number];

/**
 * Whether the visitor wants to see it: `?tracking-debug`, for the rest of the visit; `?tracking-debug=0` ends it. Nobody is shown more
 * than his own browser's developer tools show, or than he may read, and so it works in production, too.
 */
export function hasFlag(page: Window, flag: VisitFlag): boolean {
  const asked = new URLSearchParams(page.location.search).get(flag);
  try {
    if (asked === '0') page.sessionStorage.removeItem(flag);
    else if (asked !== null) page.sessionStorage.setItem(flag, '1');
    return page.sessionStorage.getItem(flag) !== null;
  } catch {
    // A browser that keeps nothing shows it on the page that asks for it.
    return asked !== null && asked !== '0';
  }
}

/** Until it is asked for again. */
export function endFlag(page: Window, flag: VisitFlag): void {
  try {
    page.sessionStorage.removeItem(flag);
  } catch {
    // Nothing was kept.
  }
}
