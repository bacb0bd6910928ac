import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const workspace = path.resolve(import.meta.dirname, '../../..');

export interface Unit {
  /** The same as `federation.name`. */
  name: string;
  /** The team that owns the unit, from `federation.owner`. */
  owner?: string;
  folder: string;
  version: string;
  port: number;
  /** The prefixes that a remote asks for when it is first listed, from `federation.prefixes`. */
  prefixes?: string[];
}

/** Every unit that is built for the browser, found by its webpack configuration, the shell first. */
export function findUnits(root = workspace): Unit[] {
  const units = globSync('*/webpack.config.mjs', { cwd: root }).map((file) => readUnit(root, path.dirname(file)));
  return units.sort((a, b) => Number(b.name === 'shell') - Number(a.name === 'shell') || a.name.localeCompare(b.name));
}

function readUnit(root: string, directory: string): Unit {
  const folder = path.join(root, directory);
  const { version, federation } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { folder, version, ...federation };
}

/** The folder for everything that is created at run time: database, releases, secrets. */
export function dataFolder(environment: NodeJS.ProcessEnv, root = workspace) {
  return path.resolve(root, environment.DATA_DIR ?? '.data');
}

export const releasesFolder = (environment: NodeJS.ProcessEnv) =>
  path.resolve(workspace, environment.RELEASES_DIR ?? path.join(dataFolder(environment), 'releases'));

/** The folder with the last build of each unit: of this clone only, not part of a release store. */
export const buildsFolder = (environment: NodeJS.ProcessEnv) => path.join(dataFolder(environment), 'builds');
