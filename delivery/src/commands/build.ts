import process from 'node:process';
import { buildsFolder, workspace } from '@odeta/workspace/workspace';
import { buildUnits } from '../build/build-units.ts';
import { openNewStore } from '../publish/command-line.ts';
import { findUnitsNamed } from '../publish/named-units.ts';
import { publishRelease } from '../publish/publish.ts';

/** `npm run build [-- units]`: publishes builds to the release store. `npm run release` lists them, which makes them live. */
export async function run(names: string[]) {
  const units = findUnitsNamed(names);
  const { built, prepared } = await buildUnits(units, { root: workspace, builds: buildsFolder(process.env) });
  console.log(built.length > 0 ? `Built ${built.join(', ')}.` : 'Nothing changed: nothing to build.');
  const { store } = openNewStore(undefined);
  for (const release of prepared) await publishRelease(store, release);
}
