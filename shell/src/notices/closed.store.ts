import { proxy } from '@odeta/storefront/state';
import { daysInSeconds, writeCookie } from '../document/cookies.ts';

/** Cookies of what was closed begin with this; the page's first script reads them, so that nothing of it is ever seen. */
export const CLOSED_COOKIE = 'closed-';

/** What the visitor has closed on this page. */
export function createClosedStore() {
  const state = proxy({ closed: [] as string[] });

  return {
    state,

    /** `days`: until it may come back; as long as cookies are kept when left out; without any until the browser is closed. */
    close(name: string, days?: number | null) {
      state.closed.push(name);
      const seconds = days ? daysInSeconds(days) : null;
      writeCookie(document, CLOSED_COOKIE + name, '1', days === undefined ? {} : { seconds });
    },
  };
}
