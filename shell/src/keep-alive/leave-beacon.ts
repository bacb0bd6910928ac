import { leaveShop } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';

/** Reports once that the visitor leaves the page; the browser sends it even after the page is gone. */
export function sendWhenLeft({ api }: Storefront, page: Window) {
  page.addEventListener(
    'pagehide',
    () => {
      const options = { keepalive: true, suppressMessages: true };
      api.send(leaveShop, { timestamp: Date.now() }, options).catch(() => {
        // The page is gone, so nobody can handle a failure.
      });
    },
    { once: true },
  );
}
