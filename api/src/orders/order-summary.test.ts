import { countryCodes, readCartInit, readConfirmInit } from '@odeta/contracts';
import { sql } from 'kysely';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function placeOrder(country: (typeof countryCodes)[number]) {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 2 }, country);
  const { body } = await buyer.send(readCartInit);
  await order(buyer, { total: body.summary.total });
  const confirmed = async () => (await buyer.send(readConfirmInit)).body.order;
  return { ordered: body.summary, confirmed };
}

async function readStored() {
  const { rows } = await sql<{ id: string; summary: object; repeated: string[] }>`
    select o.id, o.summary, array(
      select name from jsonb_object_keys(o.summary) name where exists (
        select from information_schema.columns c where c.table_schema = ${shop.schema} and c.table_name = 'shop_order'
          and c.column_name = lower(regexp_replace(name, '([A-Z])', '_\\1', 'g'))
      ) order by name
    ) as repeated
    from shop_order o order by o.placed_at desc limit 1
  `.execute(shop.db);
  if (!rows[0]) throw new Error('No order');
  return rows[0];
}

test.each(countryCodes)(
  'amounts of an order of %s are those of its columns, whatever its document repeats of them (N1, P5)',
  async (country) => {
    const { ordered, confirmed } = await placeOrder(country);
    const { id, summary, repeated } = await readStored();
    // Releases before this one read the document alone.
    expect(summary).toEqual(ordered);
    expect(repeated).toEqual([
      ...['cashRounding', 'clubDiscount', 'clubFee', 'discountCodeCost', 'itemsValue'],
      ...['shippingCost', 'total', 'voucherDiscount'],
    ]);

    const wrong = JSON.stringify(Object.fromEntries(repeated.map((name) => [name, 987])));
    await sql`update shop_order set summary = summary || ${wrong}::jsonb where id = ${id}`.execute(shop.db);

    expect((await confirmed()).summary).toEqual(ordered);
  },
);
