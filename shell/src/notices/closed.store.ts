import { proxy } from '@odeta/storefront/state';
import { daysInSeconds, writeCookie } from '../document/cookies.ts';

/** Prefix of the cookies for closed elements; the boot script reads them, so that closed elements are never visible. */
export const CLOSED_COOKIE = 'closed-';

export function createClosedStore() {
  const state = proxy({ closed: [] as string[] });

  return {
    state,

    /** `days`: until it may be shown again; by default the default lifetime of cookies; `null`: until the browser is closed. */
    close(name: string, days?: number | null) {
      state.closed.push(name);
      const seconds = days ? daysInSeconds(days) : null;
      writeCookie(document, CLOSED_COOKIE + name, '1', days === undefined ? {} : { seconds });
    },
  };
}
