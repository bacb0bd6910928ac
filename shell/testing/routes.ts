import type { RemoteRouteInfo } from '@odeta/contracts';

/** Addresses of remotes as tests need them. */
const routes: RemoteRouteInfo[] = [
  { remote: 'catalog', path: '/', sameForAll: true },
  { remote: 'cart', path: '/cart', inPage: true },
  { remote: 'checkout', path: '/checkout', inPage: true, skeletonFirst: true },
  { remote: 'confirm', path: '/confirm', inPage: true, skeletonFirst: true },
];

/** As a server writes them into the page. */
export const dehydratedRoutes = { 'shell.routes': { routes } };
