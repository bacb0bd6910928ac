import { sql } from 'kysely';
import { openTestShop } from '../../testing/shop.ts';
import { loadSeed } from './load-seed.ts';

const DATA = `${__dirname}/data`;

test('the first account of each country has orders in every state, made once, whose pieces the stock knows (P4)', async () => {
  const shop = await openTestShop({ name: 'seeded_orders', seedFolder: DATA });
  const facts = async () =>
    (
      await sql<{ country: string; orders: number; states: number; held: number; reserved: number }>`
        select o.country, count(*)::int as orders, count(distinct o.state)::int as states,
          (select sum(reserved)::int from stock) as reserved,
          (
            select sum(i.quantity)::int from order_item i join shop_order h on h.id = i.order_id
            where h.state in ('placed', 'in-progress', 'subsequent')
          ) as held
        from shop_order o group by o.country order by 1
      `.execute(shop.db)
    ).rows;
  const first = await facts();
  await sql`update reference set seed_digest = null`.execute(shop.db);
  await loadSeed(shop.db, DATA);

  expect(first).toHaveLength(5);
  for (const { orders, states, held, reserved } of first) expect([orders, states, reserved]).toEqual([13, 6, held]);
  expect(await facts()).toEqual(first);
  await shop.close();
});
