import { CSRF_COOKIE, pathOfAddress, pathPrefixOfAddress, withPathPrefix } from '@odeta/contracts';
import type { StorefrontParts } from '@odeta/storefront';
import { readOwnCookie } from '../document/cookies.ts';
import { addressWithoutOneTimeParameters, withoutOneTimeParameters } from '../document/one-time-parameters.ts';

export function createBrowserTransport(page: Document): StorefrontParts['transport'] {
  const prefix = pathPrefixOfAddress(page.location);
  const referer = addressWithoutOneTimeParameters(page.referrer);

  return {
    // biome-ignore lint/style/noRestrictedGlobals: this is the one place that sends requests to the API
    send: (url, request) => fetch(withPathPrefix(url, prefix), { ...request, credentials: 'same-origin' }),
    page: () => ({ url: pathOfAddress(page.location) + withoutOneTimeParameters(page.location.search), referer }),
    csrf: {
      read: () => readCsrfCookie(page),
      proof: (now) => signedTime(now, readCsrfCookie(page)),
    },
    reload: () => page.location.reload(),
  };
}

/** G5: the time in milliseconds and its HMAC-SHA256 under the value of the csrf cookie. */
async function signedTime(now: number, key: string) {
  const time = String(now);
  const bytes = new TextEncoder();
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const cryptoKey = await crypto.subtle.importKey('raw', bytes.encode(key || ' '), hmac, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', cryptoKey, bytes.encode(time)));
  return { public: time, private: [...signature].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
}

const readCsrfCookie = (page: Document) => readOwnCookie(page, CSRF_COOKIE) ?? '';
