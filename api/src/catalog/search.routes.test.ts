import { type CountryCode, readSearch, readSearchStart, readSuggestion } from '@odeta/contracts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';
import { refreshSearch } from '../search/refresh-search.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function search(country: CountryCode, q: string, more: Record<string, string> = {}) {
  const { status, body } = await newClient(shop.app, country).send(readSearch, { q, ...more });
  expect(status).toBe(200);
  return body;
}

async function namesFor(country: CountryCode, q: string) {
  const { products } = await search(country, q);
  return products.map(({ name }) => name);
}

async function suggestionsFor(country: CountryCode, phrase: string) {
  const { status, body } = await newClient(shop.app, country).send(readSuggestion, { phrase });
  expect(status).toBe(200);
  return body;
}

test.each<[CountryCode, string, string]>([
  ['sk', 'kabát', 'Kabát'],
  ['sk', 'KABAT', 'Kabát'],
  ['sk', 'kabáty', 'Kabát'],
  ['sk', 'kabta', 'Kabát'],
  ['pl', 'plaszcz', 'Płaszcz'],
  ['pl', 'płaszcze', 'Płaszcz'],
  ['pl', 'plaszzc', 'Płaszcz'],
  ['hu', 'kabátok', 'Kabát'],
  ['ro', 'paltoane', 'Palton'],
  ['ua', 'пальта', 'Пальто'],
  ['ua', 'палтьо', 'Пальто'],
])('in %s the first result for "%s" is %s (P13)', async (country, q, name) => {
  expect((await namesFor(country, q))[0]).toBe(name);
});

test('search terms without results are ignored, and the response contains the terms that were used (P13)', async () => {
  const all = await search('sk', 'kabát');
  const withMore = await search('sk', 'kabát xyzxyz');

  expect(all.shownFor).toBeNull();
  expect(withMore.products).toEqual(all.products);
  expect(withMore.shownFor).toBe('kabát');
});

test('a colour in the search term narrows the results, and products are shown in it (P13)', async () => {
  const { products, productCount } = await search('sk', 'kabát čierny');

  expect(productCount).toBeLessThan((await search('sk', 'kabát')).productCount);
  expect(JSON.stringify(products[0]?.picture)).toContain('coat-ink');
});

test('a colour that a kind of product does not come in is ignored rather than the kind (P13)', async () => {
  const body = await search('sk', 'červený vankúš');

  expect(body.products[0]?.name).toBe('Vankúš');
  expect(body.shownFor).toBe('vankúš');
});

test.each<[CountryCode, string, string]>([
  ['sk', 'róba', 'Šaty'],
  ['sk', 'červené šaty', 'Šaty'],
  ['ua', 'gfkmnj', 'Пальто'],
  ['ua', 'palto', 'Пальто'],
  ['pl', 'COAT', 'Płaszcz'],
])('in %s "%s" finds %s: by synonym, colour, keyboard layout or number (P13)', async (country, q, name) => {
  expect((await namesFor(country, q))[0]).toBe(name);
});

test('a search without results returns categories and popular products (P13)', async () => {
  const body = await search('sk', 'xyzxyz');

  expect(body).toMatchObject({ productCount: 0, pageCount: 1, products: [], shownFor: null });
  expect(body.categories).toContainEqual({ name: 'Ženy', url: '/c/zeny' });
  expect(body.popular.length).toBeGreaterThan(0);
});

test('every product appears once in the results, however many categories it is in', async () => {
  const { products, productCount } = await search('sk', 'ženy');
  const ids = products.map(({ id }) => id);

  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(productCount);
  expect(productCount).toBeGreaterThan(1);
});

test('search results can be sorted and filtered (C5)', async () => {
  const cheapest = await search('sk', 'ženy', { sort: '2' });
  const prices = cheapest.products.map(({ price, pricePromo }) => pricePromo ?? price);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));

  const inStock = await search('sk', 'kabát', { color: 'beige', supply: 'now' });
  expect(inStock.filters).toMatchObject({ color: ['beige'], supply: ['now'] });
  expect(inStock.productCount).toBe(inStock.products.length);
});

test.each(['0', '5', 'x'])('sort order %s is refused for search results', async (sort) => {
  const { status } = await newClient(shop.app).send(readSearch, { q: 'kabat', sort });
  expect(status).toBe(422);
});

test('a page after the last page is not found', async () => {
  const { status } = await newClient(shop.app).send(readSearch, { q: 'kabat', page: '9' });
  expect(status).toBe(404);
});

test('a price in the search term redirects once to a price filter with the remaining terms (P13)', async () => {
  const said = await search('sk', 'kabát pod 50 eur');

  expect(said.redirect).toBe('/search/kab%C3%A1t/?to=50');
  expect(said.products).toEqual((await search('sk', 'kabát')).products);
  expect((await search('sk', 'kabát pod 50 eur', { to: '60' })).redirect).toBeNull();
  expect((await search('sk', 'pod 50 eur')).redirect).toBeNull();
  expect((await search('sk', 'kabát 20-60 €')).redirect).toBe('/search/kab%C3%A1t/?from=20&to=60');
});

test('in Poland a search for sizes of products with a size table redirects to the size tables (C2)', async () => {
  expect((await search('pl', 'Rozmiar płaszcza')).redirect).toBe('/pomoc/tabele-rozmiarow/');
  expect((await search('pl', 'rozmiar')).redirect).toBeNull();
  expect((await search('pl', 'płaszcz')).redirect).toBeNull();
  expect((await search('sk', 'rozmiar płaszcza')).redirect).toBeNull();
});

test('suggestions start with the typed text, categories first, ignoring accents and in the local language (C3)', async () => {
  const { items, products, productCount } = await suggestionsFor('sk', 'kab');

  expect(items.map(({ name }) => name).slice(0, 2)).toEqual(['Kabáty', 'Kabát']);
  expect(products[0]?.name).toBe('Kabát');
  expect(productCount).toBeGreaterThanOrEqual(products.length);
  expect((await suggestionsFor('ro', 'palt')).items[0]?.name).toBe('Paltoane');
  expect((await suggestionsFor('ua', 'паль')).items[0]?.name).toBe('Пальто');
});

test('if no shop term starts with the typed text, synonyms are suggested with their number of results (C3)', async () => {
  expect((await suggestionsFor('sk', 'rób')).items).toEqual([{ name: 'róba', url: null, products: 1 }]);
  expect((await suggestionsFor('sk', 'vínové rób')).items).toEqual([{ name: 'vínové róba', url: null, products: 1 }]);
});

test('suggestions contain the number of products, and categories also their URL (C3)', async () => {
  const { items } = await suggestionsFor('sk', 'kab');

  expect(items[0]).toMatchObject({ name: 'Kabáty', url: '/c/kabaty' });
  expect(items.every(({ products }) => (products ?? 0) > 0)).toBe(true);
  expect((await suggestionsFor('sk', 'vino')).items).toContainEqual({ name: 'vínové šaty', url: null, products: 1 });
});

test('before typing, popular searches and the last viewed products are returned (C4)', async () => {
  const { body } = await newClient(shop.app, 'sk').send(readSearchStart, { viewed: 'DRESS,nothing,COAT' });

  expect(body.popular).toEqual([{ name: 'vínové šaty', products: 1 }]);
  expect(body.viewed.map(({ name }) => name)).toEqual(['Šaty', 'Kabát']);
  expect(body.liked).not.toEqual([]);
});

test('suggestions tolerate a typing error', async () => {
  expect((await suggestionsFor('pl', 'plaszzc')).items.map(({ name }) => name)).toContain('Płaszcze');
});

test.each(["'; drop table cart; --", '%%%', '\\', '""', '<script>', "a' | b", '- -', '1/2'])(
  '%s is treated as a plain search phrase',
  async (phrase) => {
    await suggestionsFor('sk', phrase);
    await search('sk', phrase);
  },
);

test('a word with a hyphen is found and suggested with and without the hyphen (C1, C3)', async () => {
  const named = shop.db.updateTable('productText').set({ name: 'T-shirt w paski' }).where('country', '=', 'pl');
  await named
    .where(
      'productId',
      '=',
      shop.db.selectFrom('productText').select((eb) => eb.fn.min('productId').as('id')),
    )
    .execute();
  await refreshSearch(shop.db);
  const suggestedNames = async (phrase: string) => (await suggestionsFor('pl', phrase)).items.map(({ name }) => name);

  for (const typed of ['t-shirt', 'tshirt']) {
    expect(await namesFor('pl', typed)).toEqual(['T-shirt w paski']);
    expect(await suggestedNames(typed)).toEqual(['T-shirt w paski']);
  }
});
