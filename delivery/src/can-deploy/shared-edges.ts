import { exportOf, findMissing, type Surface } from '@odeta/delivery/releases/missing-names';
import type { Uses } from '@odeta/delivery/releases/uses';
import type { BrokenEdge } from './edge.ts';
import { type KnownVersion, nameOf } from './known-version.ts';
import { findTypeMisfits } from './type-fits.ts';

/** What a remote uses of shared modules that a shell does not have, or has with another type. */
export async function findSharedEdges(user: KnownVersion, shell: KnownVersion, root: string): Promise<BrokenEdge[]> {
  const edge = ({ module, name, why }: { module: string; name?: string; why: string }) => ({
    user: nameOf(user),
    provider: nameOf(shell),
    thing: name === undefined ? module : `${name} of ${module}`,
    why,
  });
  // Releases that were built earlier, or by another tool, have no data.
  if (!user.uses || !shell.uses) return [];
  const missing = findMissing(surfaceOf(user.uses), surfaceOf(shell.uses));
  const isMissing = (module: string, name: string) =>
    missing.some((one) => one.module === module && (one.name === undefined || one.name === exportOf(name)));
  const misfits = await findTypeMisfits(user, shell, root);
  return [...missing, ...misfits.filter(({ module, name }) => !isMissing(module, name))].map(edge);
}

function surfaceOf({ shared, provides, gives }: Uses): Surface {
  const each = <Part>(part: (use: Uses['shared'][string]) => Part) =>
    Object.fromEntries(Object.entries(shared).map(([module, use]) => [module, part(use)]));
  return { requires: each(({ range }) => range), takes: each(({ names }) => names), provides, gives };
}
