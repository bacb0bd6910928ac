import type { DiscoveryEntry } from '@odeta/contracts';
import { createFolderStore } from '@odeta/releases/folder-store';
import type { TrustedKeys } from '@odeta/releases/keys';
import { buildUnits } from '../build/build-units.ts';
import { publishRelease, readEntry } from '../release-store/publish.ts';
import { type Unit, workspace } from '../workspace/workspace.ts';
import { copyRelease, readLive } from './copy-release.ts';

interface Places {
  /** Where `edge` reads releases during development. */
  folder: string;
  /** Where builds are kept. */
  builds: string;
  /** Address of a release store; with it the units are what is live there. */
  store: string | undefined;
  /** Of the teams whose releases are in that store. */
  keys: TrustedKeys | undefined;
}

/** The units that are not served hot, put where `edge` reads them: builds of what is here, or what is deployed. */
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
