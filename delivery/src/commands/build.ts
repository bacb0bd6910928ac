import process from 'node:process';
import { buildsFolder, workspace } from '@odeta/workspace/workspace';
import { buildUnits } from '../build/build-units.ts';
import { openNewStore, readArguments } from '../publish/command-line.ts';
import { findUnitsNamed } from '../publish/named-units.ts';
import { publishRelease } from '../publish/publish.ts';

/** `npm run build [-- units] [--store folder]`: publishes builds to the release store. `npm run release` lists them, which makes them live. */
export async function run(args: string[]) {
  const { values, positionals: names } = readArguments(args, {});
  const units = findUnitsNamed(names);
  const { store } = openNewStore(values.store);
  const { built, prepared } = await buildUnits(units, { root: workspace, builds: buildsFolder(process.env) });
  console.log(built.length > 0 ? `Built ${built.join(', ')}.` : 'Nothing changed: nothing to build.');
  for (const release of prepared) await publishRelease(store, release);
}
