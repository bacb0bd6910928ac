import { readPicture } from '../catalogue/catalogue.ts';
import { at } from '../engine/numbers.ts';
import { drawBack } from './back.ts';
import { type Bounds, boundsOf, SCOUT } from './framing.ts';
import { shootWhole } from './shoot.ts';

test('what the front does not show is drawn on the back alone: the pockets of jeans', async () => {
  const { cut, options } = readPicture('straight-jeans-denim');
  const { behind: _, ...plain } = cut;

  const [withPockets, without] = await Promise.all([drawBack(cut, options, SCOUT), drawBack(plain, options, SCOUT)]);

  expect(withPockets.goods).not.toEqual(without.goods);
});

test.each([
  'pea-coat-navy',
  'zip-hoodie-navy',
  'wide-jeans-denim',
  'wrap-dress-navy-dots',
  'long-cardigan-stone',
  'nightshirt-rose',
  'polo-navy',
])(
  '%s is as wide from behind as from the front, and closed where the front is open',
  async (name) => {
    const { cut, options } = readPicture(name);
    const front = await shootWhole(cut, options, 60);
    const back = await drawBack(cut, options, SCOUT);
    const { frame, cover } = back;

    const share = (covered: Float32Array, pixels: number) => covered.reduce((sum, one) => sum + one, 0) / pixels;
    const area = share(cover, frame.scale ** 2) / share(front.scene.cover, front.scene.frame.scale ** 2);
    expect(area).toBeGreaterThan(0.85);
    expect(area).toBeLessThan(1.12);
    const middle = Array.from({ length: frame.height }, (_, y) => at(cover, y * frame.width + frame.width / 2));
    const first = middle.findIndex((one) => one > 0.5);
    expect(middle.slice(first, first + 20).every((one) => one > 0.5)).toBe(true);
  },
  20_000,
);

test.each(['camisole-rose', 'slip-dress-ink', 'bikini-olive'])(
  'the straps of %s are seen from behind',
  async (name) => {
    const { cut, options } = readPicture(name);
    const front = await shootWhole(cut, options, 60);
    const heightOf = ({ top, bottom }: Bounds) => bottom - top;
    const behind = heightOf(boundsOf(await drawBack(cut, options, SCOUT)));
    expect(behind).toBeGreaterThan(heightOf(boundsOf(front.scene)) * 0.95);
  },
);
