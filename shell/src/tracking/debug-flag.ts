const NAME = 'tracking-debug';

/**
 * Whether the visitor wants to see what is sent: `?tracking-debug`, for the rest of the visit; `?tracking-debug=0` ends it. It shows
 * nobody more than his own browser's developer tools do, and so it works in production, too.
 */
export function wantsTrackingPanel(page: Window): boolean {
  const asked = new URLSearchParams(page.location.search).get(NAME);
  try {
    if (asked === '0') page.sessionStorage.removeItem(NAME);
    else if (asked !== null) page.sessionStorage.setItem(NAME, '1');
    return page.sessionStorage.getItem(NAME) !== null;
  } catch {
    // A browser that keeps nothing shows it on the page that asks for it.
    return asked !== null && asked !== '0';
  }
}
