import type { TrustedKeys } from '@odeta/delivery/releases/keys';
import type { WritableStore } from '@odeta/delivery/releases/store';
import { A_DAY, findUnneeded, isList, type Unneeded } from './prune.ts';
import { findUnnamed } from './shared-files.ts';
import { isStillUnneeded } from './still-unneeded.ts';

/** Removes what was not needed within the last days. @returns names of releases, and paths of files that releases shared. */
export async function pruneStore(
  store: WritableStore,
  keys: TrustedKeys,
  { days, dryRun }: { days: number; dryRun: boolean },
): Promise<string[]> {
  const names: string[] = [];
  const gone = new Set<string>();
  const removeAll = async (unneeded: readonly Unneeded[]) => {
    for (const one of unneeded) {
      if (!dryRun && !(await isStillUnneeded(store, keys, one, Date.now() - days * A_DAY))) continue;
      names.push(one.name);
      for (const file of one.files) gone.add(file);
      if (!dryRun) await removeFiles(store, one.files);
    }
  };
  await removeAll(await findUnneeded(store, keys, days));
  // Only now: a release that somebody has listed meanwhile still names its files.
  await removeAll(await findUnnamed(store, days, gone));
  return names;
}

/** The release's list of files is removed first: without it the release does not exist. */
async function removeFiles(store: WritableStore, files: readonly string[]) {
  for (const file of [...files.filter(isList), ...files.filter((name) => !isList(name))]) await store.remove(file);
}
