import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countryCodes, type GoodsBox, languages } from '@odeta/contracts';
import { mediaFolder } from '@odeta/testing/media-folder';
import type { SeedCategory, SeedProduct } from '../schemas/catalogue.schema.ts';
import type { Seed } from '../schemas/schema.ts';
import { readSeed } from './read-seed.ts';

const manifest = JSON.parse(readFileSync(path.join(mediaFolder, 'manifest.json'), 'utf8')) as Record<
  'pictures' | 'compositions',
  Record<string, { views: Record<string, { goods?: GoodsBox }> }>
>;

let seed: Seed;
let products: SeedProduct[];
beforeAll(async () => {
  seed = await readSeed(path.join(import.meta.dirname, '../data'));
  products = seed.products.flatMap((file) => file.products);
});

const keysBelow = (category: SeedCategory): string[] => [category.key, ...category.children.flatMap(keysBelow)];
const goodsBelow = (key: string) => {
  const keys = new Set(seed.categories.filter((category) => category.key === key).flatMap(keysBelow));
  return seed.products.filter(({ category }) => keys.has(category)).flatMap((file) => file.products);
};
const isThere = (picture: string) => {
  const [id = '', view = 'front'] = picture.split('/');
  return view in { ...manifest.pictures[id]?.views, ...manifest.compositions[id]?.views };
};
const numbersOf = (list: readonly SeedProduct[]) => list.map(({ number }) => number);

test('each department has at least 45 products, and the shop at least 240 (A9)', () => {
  expect(products.length).toBeGreaterThanOrEqual(240);
  for (const department of ['women', 'men', 'children', 'home']) {
    expect(goodsBelow(department).length).toBeGreaterThanOrEqual(45);
  }
});

test('every product has several colours, each with front, close-up and back or second close-up, and measures (P11)', () => {
  expect(products.filter(({ colors }) => colors.length < 2)).toEqual([]);
  const viewsOf = (pictures: readonly string[]) => pictures.map((one) => one.split('/')[1] ?? 'front').join();
  const views = products.flatMap(({ colors }) => colors.map(({ pictures }) => viewsOf(pictures)));
  expect([...new Set(views)].sort()).toEqual(['front,detail,back', 'front,detail,second-detail']);

  const isTabled = (size: string) =>
    seed.measures.tables.some(({ rows }) => rows.some(({ sizes }) => sizes.includes(size)));
  const isMeasured = ({ measured, sizes }: SeedProduct) =>
    measured ?? (sizes.every(isTabled) || sizes.every((one) => /^\d+x\d+$/.test(one)));
  expect(numbersOf(products.filter((product) => !isMeasured(product)))).toEqual([]);
});

test('the positions of products in their front pictures match the picture manifest (P11)', () => {
  const noted = products.flatMap(({ colors }) => colors.map(({ pictures: [front = ''], goods }) => [front, goods]));
  const drawn = noted.map(([front]) => {
    const { left, top, right, bottom } = manifest.pictures[String(front)]?.views.front?.goods ?? {};
    return [front, [left, top, right, bottom]];
  });
  expect(noted).toEqual(drawn);
});

test('shoes pictured from above have their foot measured downwards (P11)', () => {
  const shoes = seed.products.filter(({ category }) => /-(sneakers|pumps|sandals|lace-ups)$/.test(category));
  const fromAbove = shoes.flatMap(({ products: some }) =>
    some.filter(({ colors: [first] }) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = first?.goods ?? [];
      // The aspect ratio of pictures is 3:4.
      return (bottom - top) * 4 > (right - left) * 3;
    }),
  );

  expect(fromAbove.length).toBeGreaterThan(4);
  expect(fromAbove.filter(({ worn }) => worn?.foot?.direction !== 'down').map(({ number }) => number)).toEqual([]);
});

test('every picture of the products, the home page and the menus has a file', () => {
  const named = [...JSON.stringify([seed.products, seed.home, seed.menus]).matchAll(/"(?:picture|cover)":"([^"]+)"/g)];
  const shown = products.flatMap(({ colors }) => colors.flatMap(({ pictures }) => pictures));
  expect([...named.map(([, one = '']) => one), ...shown].filter((picture) => !isThere(picture))).toEqual([]);
});

test('no picture is used for two products or two colours', () => {
  const shown = products.flatMap(({ colors }) => colors.flatMap(({ pictures }) => pictures));
  expect(shown.filter((picture, index) => shown.indexOf(picture) !== index)).toEqual([]);
});

test('prices end with the digits that are usual in each country', () => {
  const endings = { pl: /\.99$/, sk: /\.[49]9$/, hu: /90$/, ro: /\.99$/, ua: /(9|90)$/ };
  const odd = products.flatMap(({ number, prices, promotion }) =>
    [prices, ...(promotion ? [promotion.prices] : [])].flatMap((amounts) =>
      countryCodes.filter((country) => !endings[country].test(String(amounts[country]))).map((one) => [number, one]),
    ),
  );
  expect(odd).toEqual([]);
});

test('every department has reduced and new products, and sizes that are sold out, come later or are back', () => {
  for (const department of ['women', 'men', 'children', 'home']) {
    const goods = goodsBelow(department);
    const stocks = goods.map(({ stock }) => JSON.stringify(stock));
    expect(goods.filter(({ promotion }) => promotion).length).toBeGreaterThanOrEqual(8);
    expect(goods.filter((product) => product.new).length).toBeGreaterThanOrEqual(5);
    for (const state of ['sold-out', 'later', 'back']) {
      expect(stocks.filter((stock) => stock.includes(state)).length).toBeGreaterThanOrEqual(3);
    }
  }
});

test('the sale categories contain exactly the reduced products, and the new categories exactly the new ones', () => {
  const wrong = (tag: RegExp, isSo: (product: SeedProduct) => boolean) =>
    numbersOf(products.filter((product) => product.also.some((key) => tag.test(key)) !== isSo(product)));

  expect(wrong(/^sale-/, ({ promotion }) => promotion !== undefined)).toEqual([]);
  expect(wrong(/^new-/, (product) => product.new)).toEqual([]);
});

test('within a department no two categories have the same name, in any language', () => {
  for (const language of languages) {
    for (const department of seed.categories) {
      const namesBelow = ({ names, children }: SeedCategory): string[] => [
        names[language],
        ...children.flatMap(namesBelow),
      ];
      const names = namesBelow(department);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  }
});
