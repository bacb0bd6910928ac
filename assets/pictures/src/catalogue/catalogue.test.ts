import { FABRICS } from '../materials/fabrics.ts';
import { assortment } from './assortment.ts';
import { catalogue, readPicture } from './catalogue.ts';

const inCategory = (start: string) => assortment.filter(({ category }) => category.startsWith(start));

test('every picture has a name of its own, in kebab case', () => {
  const ids = catalogue.map(({ id }) => id);

  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)+$/.test(id))).toEqual([]);
});

test('a name that no picture has is refused', () => {
  expect(() => readPicture('belted-coat-neon')).toThrow('no picture is called "belted-coat-neon"');
});

test('every picture has a front, a close-up, and its back or a second close-up', () => {
  for (const { id, views } of catalogue) {
    expect(views).toEqual(expect.arrayContaining(['front', 'detail']));
    expect([id, views.includes('back') !== views.includes('second-detail')]).toEqual([id, true]);
  }
});

test('the shop sells at least 240 products in two to four colours each', () => {
  expect(assortment.length).toBeGreaterThanOrEqual(240);
  for (const { key, pictures } of assortment) {
    expect([key, pictures.length >= 2 && pictures.length <= 4]).toEqual([key, true]);
  }
});

test('women, men, children and the home all find a real choice', () => {
  expect(inCategory('women-').length).toBeGreaterThan(90);
  expect(inCategory('men-').length).toBeGreaterThan(60);
  expect(assortment.filter(({ category }) => /^(girls|boys|baby|children)-/.test(category)).length).toBeGreaterThan(40);
  expect(inCategory('home-').length).toBeGreaterThan(40);
});

test('every category holds at least two products', () => {
  const counts = Map.groupBy(assortment, ({ category }) => category);

  expect([...counts].filter(([, products]) => products.length < 2)).toEqual([]);
});

test('a product has each of its colours once', () => {
  for (const { key, pictures } of assortment) {
    expect([key, new Set(pictures.map(({ color }) => color)).size]).toEqual([key, pictures.length]);
  }
});

test('no two products share a key', () => {
  expect(new Set(assortment.map(({ key }) => key)).size).toBe(assortment.length);
});

test('no two pictures are drawn with the same cut and the same options', () => {
  const drawings = catalogue.map(({ cut, options: { seed, ...options } }) => JSON.stringify([cut.name, options]));
  const twice = drawings.filter((drawing, k) => drawings.indexOf(drawing) !== k);

  expect(twice).toEqual([]);
});

test('coats, shirts and shoes are of many cuts, not of many colours', () => {
  const cutsOf = (categories: RegExp) =>
    new Set(assortment.filter(({ category }) => categories.test(category)).map(({ pictures: [one] }) => one?.cut.name));

  expect(cutsOf(/-(coats|jackets)$/).size).toBeGreaterThanOrEqual(28);
  expect(cutsOf(/-shirts$/).size).toBeGreaterThanOrEqual(12);
  expect(cutsOf(/-(boots|sneakers|pumps|sandals|lace-ups)$/).size).toBeGreaterThanOrEqual(24);
});

test('about one picture in five is patterned', () => {
  const share = catalogue.filter(({ options }) => options.pattern).length / catalogue.length;

  expect(share).toBeGreaterThan(0.12);
  expect(share).toBeLessThan(0.35);
});

test('every fabric that a picture asks for is woven', () => {
  for (const { id, options } of catalogue) {
    if (options.fabric) expect([id, options.fabric in FABRICS]).toEqual([id, true]);
  }
});

test.each([
  'belted-coat-camel',
  'belted-coat-oat',
  'pleated-dress-wine',
  'pleated-dress-emerald',
  'rib-jumper-oat',
  'pleated-skirt-ink',
  'vase-oat',
  'ceramic-lamp-teal',
  'ceramic-lamp-clay',
  'velvet-cushion-wine',
  'cotton-cushion-sage-check',
  'cotton-cushion-oat-stripe',
  'overcoat-slate',
  'striped-tee-mustard',
])('%s can hang on the rail, stand on the shelf or fill a tile: it is kept cut out', (id) => {
  expect(readPicture(id).views).toContain('cutout');
});
