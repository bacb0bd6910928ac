import { leaveShop } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';

/** Says once that the page is left; the browser sends it when the page is gone already. */
export function sendWhenLeft({ api }: Storefront, page: Window) {
  page.addEventListener(
    'pagehide',
    () => {
      const options = { keepalive: true, suppressMessages: true };
      api.send(leaveShop, { timestamp: Date.now() }, options).catch(() => {
        // Nobody is there any more to receive it.
      });
    },
    { once: true },
  );
}
