import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPicture } from '../catalogue/catalogue.ts';
import { firstAssortment } from '../catalogue/first-assortment.ts';
import { ENCODINGS, fileName } from './formats.ts';
import { readManifest } from './manifest.ts';

const FILES = join(__dirname, '../../files');
const manifest = readManifest(FILES);
const colors = firstAssortment.flatMap((product) => product.colors);
const HEX = /^#[0-9a-f]{6}$/;

test('all that the shop opens with is kept as files', () => {
  const missing = colors.flatMap(({ picture }) =>
    readPicture(picture).views.flatMap((view) =>
      ENCODINGS[view]
        .map((encoding) => join(FILES, picture, fileName(view, encoding)))
        .filter((file) => !existsSync(file)),
    ),
  );

  expect(missing).toEqual([]);
});

test('the manifest tells sizes, colours and the place of the goods of every view', () => {
  for (const { picture, key } of colors) {
    const entry = manifest.pictures[picture];
    expect(entry).toMatchObject({ color: key, fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/) });
    for (const view of readPicture(picture).views) {
      expect(entry?.views[view]).toMatchObject({
        width: 960,
        height: 1280,
        dominant: expect.stringMatching(HEX),
        avif: view === 'front' ? [240, 480, 720, 960] : [480, 960],
        webp: view === 'front' ? [480, 960] : [960],
      });
    }
    expect(entry?.views.front?.goods).toEqual({
      left: expect.any(Number),
      top: expect.any(Number),
      right: expect.any(Number),
      bottom: expect.any(Number),
    });
  }
});

test('the manifest has one line for each picture, so that a change of one is a change of one line', () => {
  const lines = readFileSync(join(FILES, 'manifest.json'), 'utf8').split('\n');

  for (const id of Object.keys(manifest.pictures)) {
    expect(lines.filter((line) => line.startsWith(`    "${id}": `))).toHaveLength(1);
  }
});

test('the manifest names the ground and the shape of all pictures', () => {
  expect(manifest).toMatchObject({ studio: '#f2efe9', aspect: '3:4' });
});
