import sharp from 'sharp';
import { readPicture } from '../catalogue/catalogue.ts';
import { at } from '../engine/numbers.ts';
import { shootWhole } from './shoot.ts';

beforeAll(() => {
  sharp.concurrency(1);
});

/** One of everything that is cut by a pattern of its kind, and some that are not. */
test.each([
  'pea-coat-navy',
  'shawl-cardigan-ecru',
  'v-neck-jumper-sage',
  'linen-shirt-sky',
  'wrap-dress-navy-dots',
  'culottes-rust',
  'satin-skirt-sage',
  'court-sneaker-white',
  'hiking-boot-olive',
  'bear-brown',
  'teapot-olive',
  'arches-print-brown',
])(
  '%s fills the middle of the picture and throws a shadow',
  async (name) => {
    const { cut, options } = readPicture(name);

    const { scene } = await shootWhole(cut, options, 60);

    const covered = scene.cover.filter((share) => share > 0.5).length / scene.cover.length;
    expect(covered).toBeGreaterThan(0.08);
    expect(covered).toBeLessThan(0.62);
    expect(scene.ground.some((light, pixel) => light > 0.3 && light < 0.97 && at(scene.cover, pixel) === 0)).toBe(true);
  },
  20_000,
);
