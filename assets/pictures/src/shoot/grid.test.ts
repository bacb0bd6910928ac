import { join } from 'node:path';
import sharp from 'sharp';
import { catalogue } from '../catalogue/catalogue.ts';
import { linearOf, STUDIO, toSrgb } from '../engine/color.ts';
import { readManifest } from '../publish/manifest.ts';

const studio = linearOf(STUDIO).map((light) => Math.round(toSrgb(light) * 255));
const FILES = join(__dirname, '../../files');
const { pictures } = readManifest(FILES);
const fileOf = (id: string) => join(FILES, id, 'front-240.avif');
const boxes = catalogue.map(({ id }) => {
  const { left = 0, top = 0, right = 0, bottom = 0 } = pictures[id]?.views.front?.goods ?? {};
  return { id, left, right: 1 - right, top, bottom: 1 - bottom };
});

/** A picture made so small that only what the eye remembers of it is left. */
const memoryOf = (id: string) =>
  sharp(fileOf(id)).removeAlpha().resize(12, 16, { kernel: 'mitchell' }).raw().toBuffer();

/** How far two pictures are apart where one of them shows goods: a chain covers little, and differs all the same. */
function distance(a: Buffer, b: Buffer): number {
  let sum = 0;
  let covered = 0;
  for (const [i, byte] of a.entries()) {
    const ground = studio[i % 3] ?? 0;
    const other = b[i] ?? 0;
    sum += Math.abs(byte - other);
    if (Math.max(Math.abs(byte - ground), Math.abs(other - ground)) > 4) covered++;
  }
  return sum / Math.max(covered, a.length / 10);
}

beforeAll(() => {
  sharp.concurrency(1);
});

test('every picture leaves a tenth of air around the goods', () => {
  const tight = boxes.filter(({ left, right, top, bottom }) => Math.min(left, right, top, bottom) < 0.09);

  expect(tight).toEqual([]);
});

test('goods stand in the middle of every picture', () => {
  const astray = boxes.filter(
    ({ left, right, top, bottom }) => Math.abs(left - right) > 0.03 || Math.abs(top - bottom) > 0.03,
  );

  expect(astray).toEqual([]);
});

test('the corners of every picture are the studio colour of the shop', async () => {
  const off: string[] = [];
  for (const { id } of catalogue) {
    const { data, info } = await sharp(fileOf(id)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixels = [0, info.width - 1, (info.height - 1) * info.width, info.height * info.width - 1];
    // Three steps of 255 are what compression may change.
    const far = pixels.some((pixel) => studio.some((byte, k) => Math.abs((data[pixel * 3 + k] ?? 0) - byte) > 3));
    if (far) off.push(id);
  }

  expect(off).toEqual([]);
});

test('a visitor can tell every two products apart, and every two colours of one', async () => {
  const memories: { id: string; memory: Buffer }[] = [];
  for (const { id } of catalogue) memories.push({ id, memory: await memoryOf(id) });
  const alike: string[] = [];
  for (const [i, one] of memories.entries()) {
    for (const other of memories.slice(i + 1)) {
      if (distance(one.memory, other.memory) < 2) alike.push(`${one.id} ~ ${other.id}`);
    }
  }

  expect(alike).toEqual([]);
});
