import { readPageAddresses } from '@odeta/contracts';
import { sql } from 'kysely';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const addressesOf = async (path: string) =>
  (await newClient(shop.app, 'sk').send(readPageAddresses, { path })).body.addresses;

const homes = { pl: '/', hu: '/', sk: '/', ro: '/', ua: '/' };

test('a page is found in the other countries by its own addresses there (D5)', async () => {
  expect(await addressesOf('/p/kabat')).toMatchObject({ sk: '/p/kabat', ro: expect.stringMatching(/^\/p\//) });
  expect(await addressesOf('/c/zeny')).toMatchObject({ sk: '/c/zeny', ro: '/c/femei' });
  expect(await addressesOf('/wishlist/')).toMatchObject({ pl: '/wishlist/', ua: '/wishlist/' });
  expect(await addressesOf('/my-account/orders/')).toMatchObject({ hu: '/my-account/' });
});

test('a product that a country does not sell is replaced by its category there (D5)', async () => {
  await sql`
    delete from product_offer o using product_text t
    where t.product_id = o.product_id and t.country = 'sk' and t.slug = 'kabat' and o.country = 'ro'
  `.execute(shop.db);

  expect(await addressesOf('/p/kabat')).toMatchObject({ sk: '/p/kabat', ro: expect.stringMatching(/^\/c\//) });
});

test.each(['/', '/search/kabat/', '/p/nikde', '/c/nikde', '/p/%00', 'x'])(
  '%s leads to the home pages (D5)',
  async (path) => {
    expect(await addressesOf(path)).toEqual(homes);
  },
);
