import type { RouteInfo } from '@odeta/contracts';
import { matchPath, useLocation } from '@odeta/storefront/router';
import type { ReactNode } from 'react';
import { RemoteOutlet } from './federation/remote-outlet.tsx';
import { joinPath } from './join-path.ts';
import { NotFoundPage } from './not-found/not-found.page.tsx';
import { type RemoteMount, remotes } from './remotes.ts';

/** The first part of an address, in lower case, as patterns compare it. */
const beginOf = (path: string) => path.split('/')[1]?.toLowerCase() ?? '';

/** Every mount point with the remote that answers there. */
const mountPoints = remotes
  .flatMap((remote) => (remote.paths ?? ['*']).map((path) => ({ remote, pattern: joinPath(remote.mount, path) })))
  .map((mountPoint) => ({ ...mountPoint, begin: beginOf(mountPoint.pattern) }));

/** The area of the page's remote, with what of the shell stands within it. */
export function ShellRoutes({ children }: { children?: ReactNode }) {
  const remote = findRemote(useLocation().pathname);
  if (!remote) return <NotFoundPage />;
  return (
    <RemoteOutlet key={remote.name} remote={remote}>
      {children}
    </RemoteOutlet>
  );
}

export const isHome = (path: string) => path === '/';

/** The remote that answers a path. A pattern is expensive to try: only those are that begin as the path does. */
export function findRemote(path: string): RemoteMount | undefined {
  const begin = beginOf(path);
  return mountPoints.find((one) => hasBegin(one.begin, begin) && matchPath(one.pattern, path))?.remote;
}

/** A pattern may begin with a name in place of a word. */
const hasBegin = (begin: string, of: string) => begin === of || /^[:*]/.test(begin);

/** What `edge` needs to know of a path before it renders. */
export function routeOf(path: string): RouteInfo {
  const remote = findRemote(path);
  const inPage = remotes.filter((other) => other.inPage).map(({ name }) => name);
  return {
    remote: remote?.name ?? null,
    isPrivate: remote !== undefined && !remote.sameForAll,
    startsAtOnce: remote?.skeletonFirst ?? false,
    query: remote?.query ?? [],
    reachable: remote?.inPage ? inPage : [],
  };
}
