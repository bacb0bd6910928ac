import { exportOf, findMissing, type Missing, type Surface } from '@odeta/delivery/releases/missing-names';
import type { Uses } from '@odeta/delivery/releases/uses';
import type { BrokenEdge } from './edge.ts';
import { type KnownVersion, nameOf } from './known-version.ts';
import { findTextEdges, findTokenEdges } from './look-edges.ts';
import { findTypeMisfits, type TypeMisfit } from './type-fits.ts';

/** What remotes use of a shell that this does not have, or has otherwise: names of shared modules and their types, texts, custom properties. */
export async function findSharedEdges(
  users: readonly KnownVersion[],
  shell: KnownVersion,
  root: string,
): Promise<BrokenEdge[]> {
  const misfits = await findTypeMisfits(users, shell, root);
  return users.flatMap((user) => [
    ...namesOf(user, shell, misfits.get(user) ?? []),
    ...findTextEdges(user, shell),
    ...findTokenEdges(user, shell),
    ...findUnexposed(user, shell),
  ]);
}

/** A shell takes one name of what a remote exposes. */
function findUnexposed(remote: KnownVersion, shell: KnownVersion): BrokenEdge[] {
  if (remote.uses?.exposes?.includes('remote') ?? true) return [];
  return [{ user: nameOf(shell), provider: nameOf(remote), thing: './remote', why: 'it does not export remote' }];
}

function namesOf(user: KnownVersion, shell: KnownVersion, misfits: readonly TypeMisfit[]): BrokenEdge[] {
  // Releases that were built earlier, or by another tool, have no data.
  if (!user.uses || !shell.uses) return [];
  const missing = [
    ...findMissing(surfaceOf(user.uses), surfaceOf(shell.uses)),
    ...findLostClasses(user.uses, shell.uses),
  ];
  const isMissing = (module: string, name: string) =>
    missing.some((one) => one.module === module && [undefined, name, exportOf(name)].includes(one.name));
  return [...missing, ...misfits.filter(({ module, name }) => !isMissing(module, name))].map(
    ({ module, name, why }) => ({
      user: nameOf(user),
      provider: nameOf(shell),
      thing: name === undefined ? module : `${name} of ${module}`,
      why,
    }),
  );
}

/** Their types are written by hand: whether the styles have the classes, too, is recorded from the styles. */
function findLostClasses({ shared }: Uses, { classes }: Uses): Missing[] {
  const lists = classes.map(exportOf);
  return Object.entries(shared).flatMap(([module, { names }]) =>
    names
      .filter((name) => name.includes('.') && lists.includes(exportOf(name)) && !classes.includes(name))
      .map((name) => ({ module, name, why: 'no style has the class' })),
  );
}

function surfaceOf({ shared, provides, gives }: Uses): Surface {
  const each = <Part>(part: (use: Uses['shared'][string]) => Part) =>
    Object.fromEntries(Object.entries(shared).map(([module, use]) => [module, part(use)]));
  return { requires: each(({ range }) => range), takes: each(({ names }) => names), provides, gives };
}
