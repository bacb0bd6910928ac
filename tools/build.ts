import path from 'node:path';
import process from 'node:process';
import webpack, { type Configuration } from 'webpack';
import { type BrowserFiles, listBrowserFiles } from './browser-files.ts';
import { publishRelease, writeDiscovery } from './release.ts';
import { digestOf, readBuilt, rememberBuilt } from './source-digest.ts';
import { readAddresses } from './unit-addresses.ts';
import { dataFolder, findUnits, type Unit, workspace } from './workspace.ts';

/** Builds every unit whose sources changed, and publishes what was built. */
export async function run() {
  const built = await buildUnits({ root: workspace, releases: path.join(dataFolder(process.env), 'releases') });
  console.log(built.length > 0 ? `Built ${built.join(', ')}.` : 'Nothing changed: nothing to build.');
}

export interface BuildOptions {
  root: string;
  /** The release store's folder. */
  releases: string;
}

/** Builds what changed and names it as live. @returns the names of the units that had to be built. */
export async function buildUnits({ root, releases }: BuildOptions): Promise<string[]> {
  const units = findUnits(root);
  const changed = await buildChanged(units, { root, releases });
  writeDiscovery(releases, units);
  return changed;
}

/** Publishes a release of every unit that has none of its sources. @returns the names of those units. */
export async function buildChanged(units: readonly Unit[], { root, releases }: BuildOptions): Promise<string[]> {
  const wanted = new Map(await Promise.all(units.map(async (unit) => [unit, await digestOf(unit, root)] as const)));
  const changed = units.filter((unit) => readBuilt(releases, unit)?.digest !== wanted.get(unit));
  for (const unit of changed) {
    const digest = wanted.get(unit) ?? '';
    console.log(`Building ${unit.name} …`);
    const addresses = await readAddresses(unit);
    const version = publishRelease(unit, releases, { ...(await bundle(unit, digest)), ...addresses });
    rememberBuilt(releases, unit, { digest, version });
  }
  return changed.map(({ name }) => name);
}

/** @returns what the unit's build for the browser consists of. */
async function bundle(unit: Unit, digest: string): Promise<BrowserFiles> {
  const file = path.join(unit.folder, 'webpack.config.mjs');
  const { default: configure } = await import(file);
  const configs: Configuration[] = configure({ buildId: digest.slice(0, 8) });
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
  return files;
}
