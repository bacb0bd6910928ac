import type { ClientKind } from '@odeta/contracts';

/** E1, B3. The shop's own app says so in its browser identification: `OdetaApp/3.1.0`. */
const OWN_APP = /\bOdetaApp\/(\d+(?:\.\d+){0,2})/;

/** What kind of client shows the page. */
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

/** What a page that is the same for everyone may know of its client: a version would make every app's page another one. */
export const withoutVersion = (client: ClientKind): ClientKind => ({ ...client, appVersion: null });

/** Clients for which such a page is the same. */
export const kindKey = (client: ClientKind) =>
  Object.entries(client)
    .flatMap(([name, value]) => (value === true ? [name] : []))
    .join();
