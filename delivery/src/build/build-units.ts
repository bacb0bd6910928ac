import { rmSync } from 'node:fs';
import path from 'node:path';
import { providedVersions, requiredRanges } from '@odeta/build/singletons';
import { exportOf } from '@odeta/delivery/releases/missing-names';
import type { Unit } from '@odeta/workspace/workspace';
import webpack, { type Configuration } from 'webpack';
import type { CollectedUses } from '../uses/collected-uses.ts';
import { type EmittedDeclarations, emitDeclarations } from '../uses/emit-declarations.ts';
import { writeUses } from '../uses/write-uses.ts';
import {
  type BrowserFiles,
  listBrowserFiles,
  moveIntoRelease,
  SHARED_FOLDER,
  writeStandaloneEntry,
} from './browser-files.ts';
import { openDrafts } from './drafts.ts';
import { findPrepared, type PreparedRelease, prepareRelease } from './prepared-release.ts';
import { readCommit } from './repository.ts';
import { digestOf } from './source-digest.ts';
import { readAddresses } from './unit-addresses.ts';

export interface BuildPlace {
  root: string;
  /** The folder with the last build of each unit. */
  builds: string;
}

export interface Builds {
  /** The units that were built, because their sources had changed. */
  built: string[];
  prepared: PreparedRelease[];
}

/** Makes a release of every unit, in the given order; a unit is only built if its sources differ from those of its last build. */
export async function buildUnits(units: readonly Unit[], { root, builds }: BuildPlace): Promise<Builds> {
  const built: string[] = [];
  const prepared: PreparedRelease[] = [];
  // The same for all units, so it is only created once, if a unit is built.
  let emitted: Promise<EmittedDeclarations> | undefined;
  const declare = () => {
    emitted ??= emitDeclarations(root);
    return emitted;
  };
  for (const unit of units) {
    const sources = await digestOf(unit, root);
    const known = findPrepared(unit, builds, sources);
    if (!known) built.push(unit.name);
    prepared.push(known ?? (await buildUnit(unit, { root, builds, sources, declare })));
  }
  return { built, prepared };
}

interface UnitBuild extends BuildPlace {
  sources: string;
  declare(): Promise<EmittedDeclarations>;
}

/** Builds into a folder of this process, because another command may build the same unit of this clone at the same time. */
async function buildUnit(unit: Unit, place: UnitBuild) {
  console.error(`Building ${unit.name} …`);
  const drafts = openDrafts(place.builds);
  try {
    return await buildInto(path.join(drafts, unit.name), unit, place);
  } finally {
    rmSync(drafts, { recursive: true, force: true });
  }
}

async function buildInto(dist: string, unit: Unit, { root, builds, sources, declare }: UnitBuild) {
  const isShell = unit.name === 'shell';
  const { files, collected } = await bundle(unit, sources, dist);
  moveIntoRelease(dist);
  const versions = isShell ? { provides: providedVersions() } : { requires: requiredRanges() };
  await writeUses(unit, { root, dist, collected, ...versions, declarations: await declare() });
  const names = isShell ? { gives: collected.gives } : { takes: exportsOf(collected.shared) };
  const server = 'server/server.cjs';
  const standalone = isShell ? {} : { standalone: writeStandaloneEntry(dist, files.entry) };
  const ofBrowser = { ...files, ...standalone, shares: SHARED_FOLDER };
  const build = { ...(await readAddresses(unit)), ...versions, ...names, ...ofBrowser, server };
  const origin = { sources, commit: readCommit(root, unit), builtAt: new Date().toISOString() };
  return prepareRelease(unit, builds, { build, origin, dist });
}

const exportsOf = (shared: CollectedUses['shared']) =>
  Object.fromEntries(Object.entries(shared).map(([module, names]) => [module, [...new Set(names.map(exportOf))]]));

/** @returns the unit's browser build, and what it uses of other units. */
async function bundle(
  unit: Unit,
  sources: string,
  dist: string,
): Promise<{ files: BrowserFiles; collected: CollectedUses }> {
  const file = path.join(unit.folder, 'webpack.config.mjs');
  const { default: configure } = await import(file);
  const reported: CollectedUses[] = [];
  const tellUses = (collected: CollectedUses) => reported.push(collected);
  const configs: Configuration[] = configure({ dist, buildId: sources.slice(0, 8), tellUses });
  const compiler = webpack(configs);
  if (!compiler) throw new Error(`${file} is no webpack configuration`);
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  const browser = stats?.stats.find(({ compilation }) => compilation.name?.endsWith('-browser'));
  if (!browser) throw new Error(`${file} has no build for the browser`);
  const files = listBrowserFiles(browser.compilation, unit);
  await new Promise((resolve) => compiler.close(resolve));
  const [collected] = reported;
  if (!collected) throw new Error(`${file} does not tell what it uses`);
  return { files, collected };
}
