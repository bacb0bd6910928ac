import { pathOfAddress } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { createRouteTable } from '../routing/route-table.ts';

/**
 * F5, R3. Handles pages that return from the back/forward cache: checkout, confirmation and account (whose customer may have logged out),
 * and the cart in the iOS app, are hidden and reloaded; all other pages read again what may have changed.
 * @param wasRestored whether the page has returned before React started.
 */
export function watchRestoring({ session, events, storeOf }: Storefront, page: Window, wasRestored = false) {
  const mustReload = () => {
    const route = storeOf(createRouteTable).find(pathOfAddress(page.location));
    const isPersonal = route?.skeletonFirst || route?.area === 'account';
    return Boolean(isPersonal || (route?.inPage && session.state.isAppIos));
  };
  const hide = (hidden: boolean) => {
    page.document.documentElement.hidden = hidden;
  };

  // Hidden before it is stored, so that it is not visible for a moment when it is restored.
  page.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && mustReload()) hide(true);
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) renew();
  });
  if (wasRestored) renew();

  function renew() {
    if (mustReload()) {
      hide(true);
      page.location.reload();
      return;
    }
    hide(false);
    events.emit('page.restored', {});
    void session.load();
  }
}
