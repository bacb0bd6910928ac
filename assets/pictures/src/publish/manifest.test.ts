import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../catalogue/catalogue.ts';
import { compositions } from '../compose/compositions.ts';
import { ENCODINGS } from './formats.ts';
import { readManifest } from './manifest.ts';
import { wantedComposition, wantedPicture } from './pending.ts';

const FILES = join(__dirname, '../../files');
const MEGABYTE = 1024 * 1024;
const manifest = readManifest(FILES);
const wanted = [
  ...catalogue.map((picture) => wantedPicture(picture, '')),
  ...compositions.map((composition) => wantedComposition(composition, '')),
];
const HEX = /^#[0-9a-f]{6}$/;

const pathsOf = () => wanted.flatMap(({ id, files }) => files.map((file) => join(FILES, id, file)));

test('every picture of the catalogue is kept as files', () => {
  expect(pathsOf().filter((file) => !existsSync(file))).toEqual([]);
});

test('the files together stay small enough to live beside the code', () => {
  const sizes = pathsOf().map((file) => statSync(file).size);
  const sum = sizes.reduce((total, size) => total + size, 0);

  expect(sum / MEGABYTE).toBeLessThan(56);
  expect(sum / catalogue.length / 1024).toBeLessThan(100);
});

test('a thumbnail comes from a file of a few kilobytes', () => {
  const sizes = catalogue.map(({ id }) => statSync(join(FILES, id, 'front-240.avif')).size);

  expect(Math.max(...sizes) / 1024).toBeLessThan(9);
});

test('the manifest tells sizes, colours and the place of the goods of every view', () => {
  for (const { id, color, views } of catalogue) {
    const entry = manifest.pictures[id];
    expect(entry).toMatchObject({ color, fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/) });
    for (const view of views) {
      const widths = (format: string) =>
        ENCODINGS[view].filter((one) => one.format === format).map(({ width }) => width);
      expect(entry?.views[view]).toMatchObject({
        width: Math.max(...widths('avif')),
        height: (Math.max(...widths('avif')) * 4) / 3,
        dominant: expect.stringMatching(HEX),
        avif: widths('avif'),
        webp: widths('webp'),
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

test('the manifest tells the shape of every composed picture', () => {
  for (const { id, views } of compositions) {
    expect(Object.keys(manifest.compositions[id]?.views ?? {}).sort()).toEqual(Object.keys(views).sort());
  }
});

test('the manifest has one line for each picture, so that a change of one is a change of one line', () => {
  const lines = readFileSync(join(FILES, 'manifest.json'), 'utf8').split('\n');

  for (const id of [...Object.keys(manifest.pictures), ...Object.keys(manifest.compositions)]) {
    expect(lines.filter((line) => line.startsWith(`    "${id}": `))).toHaveLength(1);
  }
});

test('the manifest names the ground and the shape of all pictures', () => {
  expect(manifest).toMatchObject({ studio: '#f2efe9', aspect: '3:4' });
});
