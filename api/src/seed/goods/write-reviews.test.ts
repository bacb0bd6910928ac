import path from 'node:path';
import { type CountryCode, countries, countryCodes, languages } from '@odeta/contracts';
import { readSeed } from '../reading/read-seed.ts';
import type { SeedProduct } from '../schemas/catalogue.schema.ts';
import type { Seed } from '../schemas/schema.ts';
import { createKinds } from './kinds-of-goods.ts';
import { writeReviews } from './write-reviews.ts';

let seed: Seed;
beforeAll(async () => {
  seed = await readSeed(path.join(import.meta.dirname, '../data'));
});

const fileOf = (country: CountryCode) => {
  const file = seed.reviews[languages.indexOf(countries[country].language)];
  if (!file) throw new Error(country);
  return file;
};
const write = (country: CountryCode, kinds: readonly string[] = ['clothing']) =>
  seed.products.flatMap(({ products }) =>
    products.map((product) => writeReviews({ product, country, kinds: new Set(kinds), file: fileOf(country) })),
  );

test('every language has at least sixty different review texts, with every number of stars', () => {
  for (const file of seed.reviews) {
    expect(file.texts.length).toBeGreaterThanOrEqual(60);
    expect(new Set(file.texts.map(({ text }) => text)).size).toBe(file.texts.length);
    expect(new Set(file.texts.map(({ stars }) => stars))).toEqual(new Set([1, 2, 3, 4, 5]));
  }
});

test('a product without generated reviews has its own review (P11)', () => {
  const { sk, product } = { sk: fileOf('sk'), product: seed.products[0]?.products[0] };
  if (!product) throw new Error('no product');
  const own = { stars: 4, text: 'Sedí, len rukávy sú dlhé.' } as const;
  const file = { ...sk, own: { [product.number]: own } };
  const reviewsOf = (changes: Partial<SeedProduct>) =>
    writeReviews({ product: { ...product, ...changes }, country: 'sk', kinds: new Set(), file });

  expect(reviewsOf({ popularity: 0 })).toEqual([expect.objectContaining({ stars: 4, body: own.text })]);
  // Nobody can have worn it yet.
  expect(reviewsOf({ since: '2026-11-19' })).toEqual([]);
});

test('the same products always get the same reviews', () => {
  expect(write('sk')).toEqual(write('sk'));
});

test.each(countryCodes)('ratings of %s have a realistic distribution', (country) => {
  const all = write(country).flat();
  const share = (stars: number) => all.filter((review) => review.stars === stars).length / all.length;
  const mean = all.reduce((sum, { stars }) => sum + stars, 0) / all.length;

  expect(mean).toBeGreaterThan(4.2);
  expect(mean).toBeLessThan(4.8);
  expect(share(5)).toBeGreaterThan(share(4));
  expect(share(4)).toBeGreaterThan(share(3));
  expect(share(3)).toBeGreaterThan(share(1));
  expect(share(1)).toBeGreaterThan(0);
});

test('the best and the worst rated products are more than 0.4 stars apart', () => {
  const means = write('hu')
    .filter((reviews) => reviews.length >= 10)
    .map((reviews) => reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length);

  expect(Math.max(...means) - Math.min(...means)).toBeGreaterThan(0.4);
});

test('no review text is used twice for one product, or for a kind of product that it is not about', () => {
  const { own, texts } = fileOf('sk');
  const about = new Map(texts.map((text) => [text.text, text.for]));
  for (const { text } of Object.values(own)) about.set(text, undefined);
  for (const reviews of write('sk', ['home'])) {
    const bodies = reviews.map(({ body }) => body).filter(Boolean);
    expect(new Set(bodies).size).toBe(bodies.length);
    for (const body of bodies) expect([undefined, 'home']).toContain(about.get(body));
  }
});

test('review texts match their stars', () => {
  const { own, texts } = fileOf('ro');
  const stars = new Map([...texts, ...Object.values(own)].map((text) => [text.text, text.stars]));
  for (const { body, stars: given } of write('ro').flat()) if (body) expect(stars.get(body)).toBe(given);
});

test('no review is dated before the product is sold, or later than yesterday', () => {
  for (const { products } of seed.products) {
    for (const product of products) {
      const days = writeReviews({ product, country: 'pl', kinds: new Set(), file: fileOf('pl') }).map(({ at }) => at);
      for (const day of days) {
        expect(day > product.since).toBe(true);
        expect(day < '2026-11-21').toBe(true);
      }
    }
  }
});

test('the three latest reviews of a product rarely have the same date', () => {
  const latest = write('sk')
    .map((reviews) => reviews.filter(({ body }) => body).map(({ at }) => at.slice(0, 10)))
    .filter((days) => days.length >= 3)
    .map((days) => new Set(days.sort().slice(-3)).size);

  expect(latest.filter((days) => days === 1).length / latest.length).toBeLessThan(0.02);
});

test.each(countryCodes)('review texts of %s fit the products that they are written for', (country) => {
  const kindsOf = createKinds(seed);
  const file = fileOf(country);
  const misfits = (words: RegExp, fits: (product: SeedProduct, category: string) => boolean) =>
    seed.products.flatMap(({ category, products }) =>
      products
        .filter((product) => !fits(product, category))
        .flatMap((product) => writeReviews({ product, country, kinds: kindsOf(category), file }))
        .filter(({ body }) => words.test(body)),
    );
  const isGrownUps = (category: string) =>
    /^(women|men)-/.test(category) && ['clothing', 'shoes'].some((kind) => kindsOf(category).has(kind));

  const washing = /prani|praní|mosás|spălar|стирк/i;
  expect(misfits(washing, ({ care = '' }) => /^wash|^knitwear$|^terry$/.test(care))).toEqual([]);
  const work = /biur|do práce|munkába|birou|на работу/i;
  expect(misfits(work, (_, category) => isGrownUps(category))).toEqual([]);
  const threads = /nitek|nitka|szál\b|fir ieșit|нитки/i;
  expect(misfits(threads, (_, category) => kindsOf(category).has('clothing'))).toEqual([]);
  const laces = /sznurówk|šnúrky|fűző|șiretur|шнурки/i;
  expect(misfits(laces, () => false)).toEqual([]);
});

test.each(countryCodes)(
  'in %s every product has a review text of its own, which is shown first on its page (P11)',
  (country) => {
    const { own } = fileOf(country);
    const products = seed.products.flatMap(({ products: some }) => some);
    const words = products.map(({ number }) => own[number]?.text);
    expect(new Set(words).size).toBe(products.length);
    expect(words).not.toContain(undefined);

    const written = products.map(
      (product) =>
        [
          own[product.number],
          writeReviews({ product, country, kinds: new Set(['clothing']), file: fileOf(country) }),
        ] as const,
    );
    const latest = written.flatMap(([said, reviews]) => {
      const [first] = reviews.toSorted((one, other) => other.at.localeCompare(one.at));
      return first ? [[first.body, first.stars, said?.text, said?.stars]] : [];
    });

    expect(latest.length).toBeGreaterThan(250);
    expect(latest.filter(([body, stars, text, given]) => body !== text || stars !== given)).toEqual([]);
  },
);
