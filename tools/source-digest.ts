import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Unit } from './workspace.ts';

interface Built {
  /** Of everything the release was built from. */
  digest: string;
  version: string;
}

/** What a unit is built from: its own sources, those of `shared`, and the versions of all packages. */
export async function digestOf(unit: Unit, root: string): Promise<string> {
  const own = path.relative(root, unit.folder);
  const patterns = [
    `${own}/src/**`,
    `${own}/package.json`,
    `${own}/webpack.config.mjs`,
    'shared/*/src/**',
    'shared/*/package.json',
    'shared/build/**',
    'pnpm-lock.yaml',
  ];
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex');
}

/** What the store's last build of the unit was; nothing if its folder is gone. */
export function readBuilt(releases: string, unit: Unit): Built | undefined {
  const file = noteOf(releases, unit);
  if (!existsSync(file)) return undefined;
  const built: Built = JSON.parse(readFileSync(file, 'utf8'));
  return existsSync(path.join(releases, unit.name, built.version, 'release.json')) ? built : undefined;
}

export function rememberBuilt(releases: string, unit: Unit, built: Built) {
  writeFileSync(noteOf(releases, unit), `${JSON.stringify(built)}\n`);
}

const noteOf = (releases: string, { name }: Unit) => path.join(releases, name, 'built.json');
