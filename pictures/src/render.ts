import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogue } from './catalogue/catalogue.ts';
import { createFingerprints } from './publish/fingerprint.ts';
import { readManifest, writeManifest } from './publish/manifest.ts';
import { pendingTasks } from './publish/pending.ts';
import { select } from './publish/select.ts';
import { shareOut } from './publish/workers.ts';

/** Draws the pictures that are missing or out of date and keeps them as files. */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    first: { type: 'boolean' },
    force: { type: 'boolean' },
    workers: { type: 'string', default: String(availableParallelism()) },
    out: { type: 'string', default: join(import.meta.dirname, '../files') },
  },
});

mkdirSync(values.out, { recursive: true });
const manifest = readManifest(values.out);
const known = new Set(catalogue.map(({ id }) => id));
for (const id of Object.keys(manifest.pictures)) {
  if (known.has(id)) continue;
  delete manifest.pictures[id];
  rmSync(join(values.out, id), { recursive: true, force: true });
}

const selected = select(values);
const tasks = pendingTasks(selected, {
  folder: values.out,
  manifest,
  fingerprintOf: createFingerprints(),
  force: values.force ?? false,
});
process.stdout.write(`${tasks.length} of ${selected.length} pictures to draw\n`);

await shareOut(tasks, {
  count: Number(values.workers),
  folder: values.out,
  onDone({ id, entry }) {
    manifest.pictures[id] = entry;
    writeManifest(values.out, manifest);
    process.stdout.write(`${id}\n`);
  },
});
writeManifest(values.out, manifest);
