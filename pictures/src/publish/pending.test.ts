import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPicture } from '../catalogue/catalogue.ts';
import { ENCODINGS, fileName } from './formats.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { pendingTasks } from './pending.ts';

const mug = readPicture('mug-slate');
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

afterEach(() => rmSync(join(folder, mug.id), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

function keep(fingerprint: string): Manifest {
  mkdirSync(join(folder, mug.id));
  for (const view of mug.views) {
    for (const encoding of ENCODINGS[view]) writeFileSync(join(folder, mug.id, fileName(view, encoding)), '');
  }
  writeManifest(folder, {
    ...readManifest(folder),
    pictures: { [mug.id]: { color: mug.color, fingerprint, views: {} } },
  });
  return readManifest(folder);
}

const pending = (manifest: Manifest, force = false) =>
  pendingTasks([mug], { folder, manifest, fingerprintOf: () => 'as-now', force }).map(({ id }) => id);

test('a picture that was never drawn is drawn', () => {
  expect(pending({ ...readManifest(folder), pictures: {} })).toEqual(['mug-slate']);
});

test('a picture that is kept as it would be drawn now is not drawn again', () => {
  expect(pending(keep('as-now'))).toEqual([]);
});

test('a picture is drawn again when anything it is made from has changed', () => {
  expect(pending(keep('as-before'))).toEqual(['mug-slate']);
});

test('a picture is drawn again when one of its files is gone', () => {
  const manifest = keep('as-now');
  rmSync(join(folder, mug.id, 'front-480.avif'));

  expect(pending(manifest)).toEqual(['mug-slate']);
});

test('everything is drawn again when we insist', () => {
  expect(pending(keep('as-now'), true)).toEqual(['mug-slate']);
});
