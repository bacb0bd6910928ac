import { cpSync } from 'node:fs';
import path from 'node:path';
import type { DiscoveryEntry } from '@odeta/contracts';
import { buildChanged } from './build.ts';
import { copyRelease, readLive } from './copy-release.ts';
import { readEntry } from './release.ts';
import { type Unit, workspace } from './workspace.ts';

interface Places {
  /** Where `edge` reads releases during development. */
  folder: string;
  /** Where builds are kept. */
  releases: string;
  /** Address of a release store; with it the units are what is live there. */
  store: string | undefined;
}

/** The units that are not served hot, put where `edge` reads them: builds of what is here, or what is deployed. */
export async function readRest(units: readonly Unit[], places: Places): Promise<Record<string, DiscoveryEntry>> {
  if (units.length === 0) return {};
  return places.store === undefined ? copyBuilt(units, places) : copyDeployed(units, places.store, places.folder);
}

async function copyBuilt(units: readonly Unit[], { folder, releases }: Places) {
  await buildChanged(units, { root: workspace, releases });
  const entries = units.map((unit) => [unit.name, readEntry(releases, unit)] as const);
  for (const [name, { metadata }] of entries) {
    const own = path.join(name, metadata.version);
    cpSync(path.join(releases, own), path.join(folder, own), { recursive: true });
  }
  return Object.fromEntries(entries);
}

async function copyDeployed(units: readonly Unit[], store: string, folder: string) {
  const live = await readLive(store);
  const entries = units.map(async ({ name }) => [name, await copyRelease(name, live, { store, folder })] as const);
  return Object.fromEntries(await Promise.all(entries));
}
