import type { RemoteRouteInfo } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { findRoute } from './find-route.ts';

interface TableState {
  routes: readonly RemoteRouteInfo[];
}

/** The addresses of all remotes, as declared by their releases when the page was rendered. */
export function createRouteTable() {
  const state = proxy<TableState>({ routes: [] });
  return { state, find: (path: string) => findRoute(state.routes, path) };
}
createRouteTable.storeKey = 'shell.routes';
createRouteTable.storeAnswers = ['routes'];

export const useRoute = (path: string): RemoteRouteInfo | undefined => useStore(createRouteTable).find(path);
