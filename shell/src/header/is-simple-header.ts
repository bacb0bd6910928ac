import type { ClientKind } from '@odeta/contracts';

/** Apps from this major version on have a header of their own. */
const OWN_HEADER_VERSION = 3;

export interface HeaderRoute {
  /** R2: client routes other than the cart. */
  alwaysSimple: boolean;
  isCart: boolean;
}

/** R2, B3. Whether a page has the simple header: checkout and confirmation always, the cart only in the app. */
export const isSimpleHeader = ({ alwaysSimple, isCart }: HeaderRoute, client: ClientKind): boolean =>
  alwaysSimple || (isCart && isShownByApp(client));

function isShownByApp({ isOwnApp, isApp, isIos, appVersion }: ClientKind) {
  return isOwnApp || (isApp && isIos) || Number.parseInt(appVersion ?? '0', 10) >= OWN_HEADER_VERSION;
}
