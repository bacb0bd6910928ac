import { catalogue, readPicture } from './catalogue.ts';
import { firstAssortment } from './first-assortment.ts';

const shown = firstAssortment.flatMap(({ colors }) => colors.map(({ picture }) => readPicture(picture)));

test('every picture has a name of its own, in kebab case', () => {
  const ids = catalogue.map(({ id }) => id);

  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)+$/.test(id))).toEqual([]);
});

test('a name that no picture has is refused', () => {
  expect(() => readPicture('belted-coat-neon')).toThrow('no picture is called "belted-coat-neon"');
});

test('every picture has a front and a close-up', () => {
  for (const { views } of catalogue) expect(views).toEqual(expect.arrayContaining(['front', 'detail']));
});

test('the shop opens with 32 products in two or three colours each', () => {
  expect(firstAssortment).toHaveLength(32);
  for (const { colors } of firstAssortment) {
    expect(colors.length).toBeGreaterThanOrEqual(2);
    expect(colors.length).toBeLessThanOrEqual(3);
  }
});

test('a product has each of its colours once', () => {
  for (const { colors } of firstAssortment) {
    expect(new Set(colors.map(({ key }) => key)).size).toBe(colors.length);
  }
});

test('no two products share a key or a picture', () => {
  expect(new Set(firstAssortment.map(({ key }) => key)).size).toBe(firstAssortment.length);
  expect(new Set(shown).size).toBe(shown.length);
});

test('about one picture in four is patterned', () => {
  const share = shown.filter(({ options }) => options.pattern).length / shown.length;

  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.35);
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
  expect(shown).toContain(readPicture(id));
  expect(readPicture(id).views).toContain('cutout');
});
