import type { DiscoveryEntry } from '@odeta/contracts';
import { buildUnits } from '@odeta/delivery/build/build-units';
import { publishRelease, readEntry } from '@odeta/delivery/publish/publish';
import { createFolderStore } from '@odeta/delivery/releases/folder-store';
import type { TrustedKeys } from '@odeta/delivery/releases/keys';
import { type Unit, workspace } from '@odeta/workspace/workspace';
import { copyRelease, readLive } from './copy-release.ts';

interface Places {
  /** The folder from which `edge` reads releases during development. */
  folder: string;
  builds: string;
  /** Address of a release store; if given, its live units are used. */
  store: string | undefined;
  /** The keys of the teams that release into that store. */
  keys: TrustedKeys | undefined;
}

/** Provides the units that are not served hot to `edge`: builds of this clone, or deployed versions. */
export async function readRest(units: readonly Unit[], places: Places): Promise<Record<string, DiscoveryEntry>> {
  if (units.length === 0) return {};
  return places.store === undefined ? copyBuilt(units, places) : copyDeployed(units, places.store, places);
}

async function copyBuilt(units: readonly Unit[], { folder, builds }: Places) {
  const { prepared } = await buildUnits(units, { root: workspace, builds });
  const store = createFolderStore(folder);
  const entries = prepared.map(async (release) => {
    await publishRelease(store, release);
    const entry = await readEntry(store, release.unit, release.version);
    if (!entry) throw new Error(`${release.unit} was not published`);
    return [release.unit, entry] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function copyDeployed(units: readonly Unit[], store: string, { folder, keys }: Places) {
  const live = await readLive(store, keys);
  const entries = units.map(async ({ name }) => [name, await copyRelease(name, live, { store, folder })] as const);
  return Object.fromEntries(await Promise.all(entries));
}
