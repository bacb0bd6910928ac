import { leaveShop } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';

/** Reports once that the visitor leaves the page; the browser sends it even after the page is gone. */
export function sendWhenLeft(storefront: Storefront, page: Window) {
  page.addEventListener(
    'pagehide',
    () => {
      const options = { keepalive: true, suppressMessages: true };
      storefront.api.send(leaveShop, { timestamp: nowOf(storefront) }, options).catch(() => {
        // The page is gone, so nobody can handle a failure.
      });
    },
    { once: true },
  );
}
