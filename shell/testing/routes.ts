import type { RemoteRouteInfo } from '@odeta/contracts';

const routes: RemoteRouteInfo[] = [
  { remote: 'catalog', path: '/', sameForAll: true },
  { remote: 'cart', path: '/cart', inPage: true },
  { remote: 'checkout', path: '/checkout', inPage: true, skeletonFirst: true },
  { remote: 'confirm', path: '/confirm', inPage: true, skeletonFirst: true },
];

/** In the form in which a server writes them into the page. */
export const dehydratedRoutes = { 'shell.routes': { routes } };
