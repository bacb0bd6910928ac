import { satisfies } from 'semver';
import type { BrokenEdge } from './edge.ts';
import { type KnownVersion, nameOf } from './known-version.ts';
import { findTypeMisfits } from './type-fits.ts';

/**
 * What a remote uses of shared modules that a shell does not provide, or provides differently: by versions, names and types. If the
 * versions do not match, federation refuses the remote, and nothing else is reported for that package.
 */
export async function findSharedEdges(user: KnownVersion, shell: KnownVersion, root: string): Promise<BrokenEdge[]> {
  const edge = (thing: string, why: string) => ({ user: nameOf(user), provider: nameOf(shell), thing, why });
  // Releases that were built earlier, or by another tool, have no data.
  if (!user.uses || !shell.uses) return [];
  const { shared } = user.uses;
  const { provides } = shell.uses;
  const refused = Object.entries(shared).filter(([module, { range }]) => !isIn(provides[module], range));
  const packages = Map.groupBy(refused, ([module]) => packageOf(module));
  const byRange = [...packages].map(([name, [first]]) => {
    const [module = '', { range }] = first ?? ['', { range: '' }];
    return edge(name, provides[module] ? `${range} does not take ${provides[module]}` : 'the shell does not bring it');
  });
  const misfits = await findTypeMisfits(user, shell, root);
  return [...byRange, ...misfits.filter(({ module }) => !packages.has(packageOf(module))).map(toEdge)];

  function toEdge({ module, name, why }: Awaited<ReturnType<typeof findTypeMisfits>>[number]) {
    return edge(`${name} of ${module}`, why);
  }
}

const isIn = (version: string | undefined, range: string) => version !== undefined && satisfies(version, range);

/** `@odeta/storefront/i18n` has the version of `@odeta/storefront`. */
const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
