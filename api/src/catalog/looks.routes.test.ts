import { countryCodes, readHelp, readLooks } from '@odeta/contracts';
import { sql } from 'kysely';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a look has its goods in their order and colour, with the variants of that colour in the order of sizes (P18)', async () => {
  const { body } = await newClient(shop.app, 'sk').send(readLooks);

  expect(body.looks.map(({ key, title, text }) => [key, title, text])).toEqual([
    ['evening', 'Evening', 'Wine and ink'],
    ['day', 'Day', 'Camel'],
  ]);
  const [coat, dress] = body.looks[0]?.items ?? [];
  expect([coat?.catalogNumber, dress?.catalogNumber]).toEqual(['COAT', 'DRESS']);
  expect(coat?.url).toMatch(/\?color=ink$/);
  expect(coat?.picture).toEqual({ path: 'coat-ink/front', alt: `${coat?.name}, ${coat?.color}` });
  expect(coat?.variants.map(({ size, availability }) => [size, availability])).toEqual([
    ['size/36', 3],
    ['size/38', 2],
  ]);
  const [camel] = body.looks[1]?.items ?? [];
  expect(camel?.url).not.toContain('color');
  expect(camel?.variants.map(({ size, availability }) => [size, availability])).toEqual([
    ['size/36', 1],
    ['size/38', 1],
  ]);
});

test.each(countryCodes)(
  'looks of %s have names and prices of the country; the help itself has no looks (P18)',
  async (country) => {
    const client = newClient(shop.app, country);
    const { body } = await client.send(readLooks);

    for (const { name, price } of body.looks.flatMap(({ items }) => items))
      expect({ name, isPriced: price > 0 }).toEqual({ name: expect.stringMatching(/./), isPriced: true });
    expect(JSON.stringify((await client.send(readHelp)).body)).not.toContain('Evening');
  },
);

test('a product that is not sold any more is left out, and so is a look of a single product (P18)', async () => {
  await sql`update product set active = false where catalog_number = 'DRESS'`.execute(shop.db);
  try {
    const { body } = await newClient(shop.app, 'sk').send(readLooks);
    expect(body.looks.map(({ key, items }) => [key, items.map(({ catalogNumber }) => catalogNumber)])).toEqual([
      ['day', ['COAT', 'CUSHION']],
    ]);
  } finally {
    await sql`update product set active = true where catalog_number = 'DRESS'`.execute(shop.db);
  }
});
