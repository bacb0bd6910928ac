import type { Storefront } from '@odeta/storefront';
import { sendRouteChange } from './visit.api.ts';

/** Reports each route change to the server, whose answer is not used, and to tracking as a page view. */
export function createRouteChangesStore({ api, events, logger }: Storefront) {
  return {
    report(url: string) {
      events.emit('tracking.reported', { fact: 'page-shown', url });
      sendRouteChange(api).catch((error) => logger.log('error', 'base/dynamic-session', error));
    },
  };
}
