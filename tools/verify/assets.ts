import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '@odeta/workspace/failure';
import { workspace } from '@odeta/workspace/workspace';
import { runCommand } from '../processes/run-command.ts';

/** The same as in `launch.cjs`. */
const PNPM = 'pnpm@12.21.0';
const NOTE = 'checked-sources.sha256';
const assets = path.join(workspace, 'assets');

/**
 * `npm run assets`: installs and checks the generators of pictures and maps, and records which sources were checked. They take minutes and
 * change rarely, so `npm test` only compares the record with the sources.
 */
export async function run() {
  const install = ['-y', PNPM, '--dir', assets, 'install', '--frozen-lockfile', '--reporter=append-only'];
  const ok = (await runCommand('npx', install)) && (await runCommand('npm', ['--prefix', assets, 'run', 'check']));
  if (!ok) throw new StartFailure('The check of assets/ failed.');
  writeFileSync(path.join(assets, NOTE), `${digestOfAssets(assets)}\n`);
}

/** Whether the sources below `assets/` are those of the last check. */
export const areAssetsChecked = (folder = assets) =>
  readFileSync(path.join(folder, NOTE), 'utf8').trim() === digestOfAssets(folder);

/** The digest of everything that the check depends on: sources, packages, settings. Generated pictures and documents are not included. */
export function digestOfAssets(folder: string): string {
  const patterns = ['{pictures/src,geo}/**/*.ts', '*.{json,yaml}', '.*.cjs', 'pictures/files/manifest.json'];
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: folder }).sort())
    hash
      .update(file.replaceAll(path.sep, '/'))
      .update('\0')
      .update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}
