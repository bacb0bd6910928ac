import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogue } from './catalogue/catalogue.ts';
import { compositions } from './compose/compositions.ts';
import { createCompositionFingerprints, createFingerprints } from './publish/fingerprint.ts';
import { type Manifest, readManifest, writeManifest } from './publish/manifest.ts';
import { pendingTasks, wantedComposition, wantedPicture } from './publish/pending.ts';
import { select } from './publish/select.ts';
import { shareOut } from './publish/workers.ts';

/** Draws the pictures that are missing or out of date and keeps them as files. */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    force: { type: 'boolean' },
    workers: { type: 'string', default: String(availableParallelism()) },
    out: { type: 'string', default: join(import.meta.dirname, '../files') },
  },
});

/** Forgets what is no longer in the catalogue. */
function tidy(entries: Manifest['pictures'] | Manifest['compositions'], known: readonly { readonly id: string }[]) {
  const ids = new Set(known.map(({ id }) => id));
  for (const id of Object.keys(entries)) {
    if (ids.has(id)) continue;
    delete entries[id];
    rmSync(join(values.out, id), { recursive: true, force: true });
  }
}

mkdirSync(values.out, { recursive: true });
const manifest = readManifest(values.out);
tidy(manifest.pictures, catalogue);
tidy(manifest.compositions, compositions);

const pictureOf = createFingerprints();
const compositionOf = createCompositionFingerprints(pictureOf);
const wanted = [
  ...select(catalogue, values.only).map((picture) => wantedPicture(picture, pictureOf(picture))),
  ...select(compositions, values.only).map((composition) => wantedComposition(composition, compositionOf(composition))),
];
const tasks = pendingTasks(wanted, {
  folder: values.out,
  keptAs: (id) => (manifest.pictures[id] ?? manifest.compositions[id])?.fingerprint,
  force: values.force ?? false,
});
process.stdout.write(`${tasks.length} of ${wanted.length} pictures to draw\n`);

await shareOut(tasks, {
  count: Number(values.workers),
  folder: values.out,
  onDone(done) {
    if (done.kind === 'picture') manifest.pictures[done.id] = done.entry;
    else manifest.compositions[done.id] = done.entry;
    writeManifest(values.out, manifest);
    process.stdout.write(`${done.id}\n`);
  },
});
writeManifest(values.out, manifest);
