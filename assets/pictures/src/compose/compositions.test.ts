import { readPicture } from '../catalogue/catalogue.ts';
import { STUDIO } from '../engine/color.ts';
import { COMPOSED_SIZES, type Composition } from './composition.ts';
import { compositions, findComposition, itemsOf } from './compositions.ts';
import { drawComposition } from './draw-composition.ts';

const ids = compositions.map(({ id }) => id);

test('every season and every department has an opener, wide and tall', () => {
  for (const name of ['winter', 'spring', 'summer', 'autumn', 'women', 'men', 'children', 'home']) {
    expect(Object.keys(findComposition(`hero-${name}`)?.views ?? {})).toEqual(['wide', 'tall']);
  }
});

test('every department and what is inside it has a tile, tall and square', () => {
  const tiles = compositions.filter(({ id }) => id.startsWith('tile-'));

  expect(tiles.length).toBeGreaterThanOrEqual(20);
  for (const { views } of tiles) expect(Object.keys(views)).toEqual(['tall', 'square']);
});

test('composed pictures show only what the shop sells', () => {
  for (const composition of compositions) {
    for (const { picture } of itemsOf(composition)) expect(() => readPicture(picture)).not.toThrow();
  }
});

test('every composed picture has a name of its own', () => {
  expect(new Set(ids).size).toBe(ids.length);
});

test('a mug on the shelf stands on the line, and words have room at its left', async () => {
  const band: Composition = {
    id: 'shelf-test',
    views: { wide: { kind: 'shelf', items: [{ picture: 'mug-slate', x: 0.8, height: 0.3 }] } },
  };

  const { data, width, height } = (await drawComposition(band)).get('wide') ?? {
    data: Buffer.alloc(0),
    width: 0,
    height: 0,
  };

  const colorAt = (x: number, y: number) => {
    const pixel = (Math.round(y * height) * width + Math.round(x * width)) * 3;
    return `#${data.subarray(pixel, pixel + 3).toString('hex')}`;
  };
  expect([width, height]).toEqual([COMPOSED_SIZES.wide.width, COMPOSED_SIZES.wide.height]);
  expect(colorAt(0.2, 0.5)).toBe(STUDIO);
  expect(colorAt(0.2, 0.86)).toBe('#1b1917');
  expect(colorAt(0.79, 0.75)).not.toBe(STUDIO);
  expect(colorAt(0.79, 0.4)).toBe(STUDIO);
});
