import { countryCodes, readCategory, readHelp, readProduct, readSitemap, readSitemaps } from '@odeta/contracts';
import { copyProduct, removeCopies } from '../../testing/shop/copied-products.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const pagesOf = async (part: string, country = countryCodes[1]) =>
  (await newClient(shop.app, country).send(readSitemap, { part })).body.pages;

test('every page of the shop is in one of the sitemap parts', async () => {
  const { body } = await newClient(shop.app).send(readSitemaps);
  const pages = (await Promise.all(body.parts.map((part) => pagesOf(part)))).flat();

  expect(body.parts).toEqual(['categories', 'help', 'products-1']);
  expect(pages.map(({ addresses }) => addresses.sk)).toEqual(
    expect.arrayContaining(['/', '/c/zeny', '/c/kabaty', '/p/kabat', '/p/vypredane', '/pomoc/', '/pomoc/vratenie/']),
  );
});

test('a product that is no longer sold is not listed', async () => {
  await shop.db.updateTable('product').set({ active: false }).where('catalogNumber', '=', 'GONE').execute();
  const pages = await pagesOf('products-1');
  await shop.db.updateTable('product').set({ active: true }).where('catalogNumber', '=', 'GONE').execute();

  expect(pages.map(({ addresses }) => addresses.sk)).not.toContain('/p/vypredane');
});

test('the addresses of a page open the same page in every country', async () => {
  const coat = (await pagesOf('products-1')).find(({ addresses }) => addresses.sk === '/p/kabat');
  const women = (await pagesOf('categories')).find(({ addresses }) => addresses.sk === '/c/zeny');

  for (const country of countryCodes) {
    const slug = (path = '') => path.split('/')[2] ?? '';
    const client = newClient(shop.app, country);
    const product = await client.send(readProduct, { slug: slug(coat?.addresses[country]) });
    const category = await client.send(readCategory, { slug: slug(women?.addresses[country]) });
    expect(product.body.catalogNumber).toBe('COAT');
    expect([product.body.addresses, category.body.addresses]).toEqual([coat?.addresses, women?.addresses]);
  }
});

test('a help page has an address in every country, the same in sitemap and help response (A6, P16)', async () => {
  const returns = (await pagesOf('help')).find(({ addresses }) => addresses.sk === '/pomoc/vratenie/');

  expect(returns?.addresses).toEqual({
    ...{ pl: '/pomoc/zwrot/', sk: '/pomoc/vratenie/', hu: '/pomoc/visszakuldes/' },
    ...{ ro: '/pomoc/retur/', ua: '/pomoc/vozvrat/' },
  });
  const { body } = await newClient(shop.app, 'hu').send(readHelp);
  expect(body.pages).toContainEqual(returns?.addresses);
});

test('a part is small enough to be written between the requests of visitors', async () => {
  await copyProduct(shop.db, 500);
  const { body } = await newClient(shop.app, 'sk').send(readSitemaps);
  await removeCopies(shop.db);

  expect(body.parts).toEqual(['categories', 'help', 'products-1', 'products-2']);
});

test.each(['products-2', 'products-0', 'brands', 'products-99999'])('sitemap part %s is not found', async (part) => {
  expect((await newClient(shop.app).send(readSitemap, { part })).status).toBe(404);
});
