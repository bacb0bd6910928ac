import type { RemoteRouteInfo } from '@odeta/contracts';

/** Whether a page ends with the newsletter: pages of goods do; the checkout, the account, the help and unknown pages do not. */
export const isShopping = (route: Pick<RemoteRouteInfo, 'inPage' | 'area'> | undefined): boolean =>
  route !== undefined && !route.inPage && route.area === undefined;
