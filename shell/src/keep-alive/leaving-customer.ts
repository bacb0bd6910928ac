import type { Storefront } from '@odeta/storefront';

/** Where one logs in; it also says that the log-in has ended. */
const LOGGED_OUT = '/my-account/log-in?left=1';

/**
 * Who logs out at a shared device leaves nothing behind: what remotes have kept of the visit, under their names, goes, and the page
 * with it.
 */
export function watchLeaving(
  { events }: Pick<Storefront, 'events'>,
  remotes: readonly string[],
  page: Pick<Window, 'sessionStorage' | 'location'>,
): void {
  events.on('customer.left', () => {
    forgetVisit(remotes, page);
    page.location.assign(LOGGED_OUT);
  });
}

function forgetVisit(remotes: readonly string[], page: Pick<Window, 'sessionStorage'>) {
  try {
    const { sessionStorage } = page;
    const kept = Object.keys(sessionStorage).filter((key) => remotes.some((name) => key.startsWith(`${name}.`)));
    for (const key of kept) sessionStorage.removeItem(key);
  } catch {
    // A browser that forbids the storage has kept nothing.
  }
}
