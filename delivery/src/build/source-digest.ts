import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Unit } from '@odeta/workspace/workspace';

/** The digest of everything that a unit is built from: its own sources, those of `shared`, and the versions of all packages. */
export async function digestOf(unit: Pick<Unit, 'folder'>, root: string): Promise<string> {
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
  // `shared/*/node_modules` only has links to installed packages, whose versions are in the lockfile.
  const files = globSync(patterns, { cwd: root, withFileTypes: true, exclude: ['**/node_modules'] })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}
