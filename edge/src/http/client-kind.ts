import type { ClientKind } from '@odeta/contracts';

/** E1, B3. The shop's own app names itself in the user agent: `OdetaApp/3.1.0`. */
const OWN_APP = /\bOdetaApp\/(\d+(?:\.\d+){0,2})/;

export function clientKindOf(userAgent = ''): ClientKind {
  const isAndroid = /\bAndroid\b/.test(userAgent);
  const isIos = /\b(iPhone|iPad|iPod)\b/.test(userAgent);
  const ownApp = OWN_APP.exec(userAgent);
  const isWebview = /\bwv\b/.test(userAgent) || (isIos && !/\bSafari\//.test(userAgent));
  return {
    isMobile: isAndroid || isIos || /\bMobile\b/.test(userAgent),
    isAndroid,
    isIos,
    isApp: ownApp !== null || isWebview,
    isOwnApp: ownApp !== null,
    appVersion: ownApp?.[1] ?? null,
  };
}

/** What a shared page may depend on: with the app's version the cache would hold a page for each version of the app. */
export const withoutVersion = (client: ClientKind): ClientKind => ({ ...client, appVersion: null });

/** The part of a cache key for clients that get the same page. */
export const kindKey = (client: ClientKind) =>
  Object.entries(client)
    .flatMap(([name, value]) => (value === true ? [name] : []))
    .join();
