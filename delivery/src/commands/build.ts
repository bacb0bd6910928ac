import process from 'node:process';
import { StartFailure } from '@odeta/workspace/failure';
import { buildsFolder, workspace } from '@odeta/workspace/workspace';
import { buildUnits } from '../build/build-units.ts';
import { withStore } from '../publish/change-live.ts';
import { openNewStore, printJson, readArguments } from '../publish/command-line.ts';
import { WRONG_INPUT } from '../publish/exit-codes.ts';
import { findUnitsNamed } from '../publish/named-units.ts';
import { publishRelease } from '../publish/publish.ts';

/** `npm run build [-- units] [--store folder]`: publishes builds to the release store. `npm run release` lists them, which makes them live. */
export async function run(args: string[]) {
  const { values, positionals: names } = readArguments(args, {});
  if (values['dry-run'])
    throw new StartFailure('--dry-run: a build changes nothing that is live, so there is no try.', WRONG_INPUT);
  const units = findUnitsNamed(names);
  const { store } = openNewStore(values.store);
  const { built, prepared } = await buildUnits(units, { root: workspace, builds: buildsFolder(process.env) });
  const releases: { unit: string; version: string; published: boolean }[] = [];
  for (const release of prepared) {
    const { unit, version } = release;
    releases.push({ unit, version, published: await withStore(() => publishRelease(store, release)) });
  }
  if (values.json) return printJson({ built, releases });
  console.log(built.length > 0 ? `Built ${built.join(', ')}.` : 'Nothing changed: nothing to build.');
}
