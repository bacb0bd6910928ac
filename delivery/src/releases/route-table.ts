import { createHash } from 'node:crypto';
import type { Release, RemotePrefixes, RemoteRouteInfo } from '@odeta/contracts';

/** Which remote serves which path, in the order in which the patterns are tried. */
export interface RouteTable {
  routes: readonly RemoteRouteInfo[];
  /** Identifies this table; cache key of values that depend on it. */
  key: string;
}

/**
 * Routes from the releases of the remotes, as far as the shell allows them. A remote whose release cannot be read gets all its
 * prefixes, so that none of its pages becomes a 404.
 */
export function assembleRoutes(remotes: readonly RemotePrefixes[], releases: ReadonlyMap<string, Release>) {
  const problems = sharedPrefixes(remotes);
  const routes = remotes.flatMap((remote) => {
    const declared = declaredRoutes(remote, releases.get(remote.name), problems);
    return declared.map((route): RemoteRouteInfo => ({ ...route, remote: remote.name }));
  });
  const key = createHash('sha256').update(JSON.stringify(routes)).digest('base64url');
  const table: RouteTable = { routes, key };
  return { table, problems };
}

function declaredRoutes({ prefixes }: RemotePrefixes, release: Release | undefined, problems: string[]) {
  const wholePrefixes = prefixes.map((prefix) => ({ path: prefix === '/' ? '/' : `${prefix}/*` }));
  if (!release) return wholePrefixes;
  const name = `${release.unit} ${release.version}`;
  if (!release.routes) {
    problems.push(`${name} declares no routes`);
    return wholePrefixes;
  }
  const isOutside = ({ path }: { path: string }) => !prefixes.some((prefix) => isWithin(path, prefix));
  for (const { path } of release.routes.filter(isOutside))
    problems.push(`${name} declares ${path}, which is outside of its prefixes (${prefixes.join(' ')})`);
  return release.routes.filter((route) => !isOutside(route));
}

function sharedPrefixes(remotes: readonly RemotePrefixes[]): string[] {
  const all = remotes.flatMap(({ name, prefixes }) => prefixes.map((prefix) => ({ name, prefix })));
  return all.flatMap(({ name, prefix }) =>
    all
      .filter((other) => other.name !== name && isWithin(prefix, other.prefix))
      .map((other) => `${prefix} of ${name} is also an address of ${other.name}`),
  );
}

/** The prefix `/` contains only the home page itself. */
export const isWithin = (path: string, prefix: string) =>
  path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
