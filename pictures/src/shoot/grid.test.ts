import sharp from 'sharp';
import { readPicture } from '../catalogue/catalogue.ts';
import { firstAssortment } from '../catalogue/first-assortment.ts';
import { STUDIO } from '../engine/color.ts';
import type { Pixels } from '../engine/develop.ts';
import { boundsOf } from './framing.ts';
import { shootWhole } from './shoot.ts';

const WIDTH = 96;
const HEIGHT = 128;

interface Shot {
  readonly id: string;
  readonly pixels: Pixels;
  /** Air around the goods in shares of the picture: left, right, above, below. */
  readonly air: readonly [left: number, right: number, above: number, below: number];
}

const shots: Shot[] = [];

beforeAll(async () => {
  sharp.concurrency(1);
  for (const { picture } of firstAssortment.flatMap(({ colors }) => colors)) {
    const { cut, options } = readPicture(picture);
    const { scene, front } = await shootWhole(cut, options, WIDTH);
    const { left, top, scale } = scene.frame;
    const goods = boundsOf(scene);
    shots.push({
      id: picture,
      pixels: front(),
      air: [
        ((goods.left - left) * scale) / WIDTH,
        1 - ((goods.right - left) * scale) / WIDTH,
        ((goods.top - top) * scale) / HEIGHT,
        1 - ((goods.bottom - top) * scale) / HEIGHT,
      ],
    });
  }
}, 120_000);

/** A picture made so small that only what the eye remembers of it is left. */
const memoryOf = ({ data, ...raw }: Pixels) =>
  sharp(data, { raw }).resize(12, 16, { kernel: 'mitchell' }).raw().toBuffer();

function distance(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (const [i, byte] of a.entries()) sum += Math.abs(byte - (b[i] ?? 0));
  return sum / a.length;
}

test('every picture leaves a tenth of air around the goods', () => {
  // One pixel of this small drawing is a hundredth.
  expect(shots.filter(({ air }) => Math.min(...air) < 0.09).map(({ id }) => id)).toEqual([]);
});

test('goods stand in the middle of every picture', () => {
  const astray = shots.filter(
    ({ air: [left, right, above, below] }) => Math.abs(left - right) > 0.03 || Math.abs(above - below) > 0.03,
  );

  expect(astray.map(({ id }) => id)).toEqual([]);
});

test('the corners of every picture are the studio colour of the shop', () => {
  const cornersOf = ({ pixels: { data } }: Shot) =>
    [0, WIDTH - 1, (HEIGHT - 1) * WIDTH, HEIGHT * WIDTH - 1].map(
      (pixel) => `#${data.subarray(pixel * 3, pixel * 3 + 3).toString('hex')}`,
    );

  for (const shot of shots) expect([shot.id, ...cornersOf(shot)]).toEqual([shot.id, STUDIO, STUDIO, STUDIO, STUDIO]);
});

test('a visitor can tell every two pictures apart', async () => {
  const memories = await Promise.all(shots.map(async ({ id, pixels }) => ({ id, memory: await memoryOf(pixels) })));
  const alike: string[] = [];
  for (const [i, one] of memories.entries()) {
    for (const other of memories.slice(i + 1)) {
      if (distance(one.memory, other.memory) < 2) alike.push(`${one.id} ~ ${other.id}`);
    }
  }

  expect(alike).toEqual([]);
});
