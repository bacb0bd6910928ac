import type { Storefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { sendLeaving } from './keep-alive.api.ts';

/** Reports once that the visitor leaves the page; the browser sends it even after the page is gone. */
export function sendWhenLeft(storefront: Storefront, page: Window) {
  page.addEventListener(
    'pagehide',
    () => {
      sendLeaving(storefront.api, nowOf(storefront)).catch(() => {
        // The page is gone, so nobody can handle a failure.
      });
    },
    { once: true },
  );
}
