import { sql } from 'kysely';
import { SEED_FOLDER } from '../../../testing/database/database.ts';
import { openTestShop } from '../../../testing/shop/shop.ts';
import { readSeed } from '../reading/read-seed.ts';
import { readSeedFile } from '../reading/seed-file.ts';
import { CustomersSchema } from '../schemas/customers.schema.ts';
import { ClubSchema } from '../schemas/discounts.schema.ts';
import { OrdersSchema } from '../schemas/orders.schema.ts';
import { loadCustomers } from './load-customers.ts';
import { loadOrders } from './load-orders.ts';

const DATA = `${import.meta.dirname}/../data`;

test('the demo accounts have orders in every state, returns and club orders, loaded once and matching the stock (P3, P4, P6)', async () => {
  const shop = await openTestShop();
  const { content: orders } = await readSeedFile(DATA, 'orders.yaml', OrdersSchema);
  const { content: customers } = await readSeedFile(DATA, 'customers.yaml', CustomersSchema);
  const { content: club } = await readSeedFile(DATA, 'club.yaml', ClubSchema);
  const seed = { ...(await readSeed(SEED_FOLDER)), customers, orders, club };
  await sql`update stock set on_hand = reserved + 100`.execute(shop.db);
  const load = () => shop.db.transaction().execute(async (trx) => loadOrders(trx, seed));
  const facts = async () =>
    (
      await sql<{ country: string; orders: number; states: number; held: number; reserved: number; nameless: number }>`
        select o.country, count(*)::int as orders, count(distinct o.state)::int as states,
          (select sum(reserved)::int from stock) as reserved,
          (select count(*)::int from order_item where color_name = '') as nameless,
          (
            select sum(i.quantity)::int from order_item i join shop_order h on h.id = i.order_id
            where h.state in ('placed', 'in-progress', 'subsequent')
          ) as held
        from shop_order o where o.club_discount = 0 group by o.country order by 1
      `.execute(shop.db)
    ).rows;

  await shop.db.transaction().execute(async (trx) => loadCustomers(trx, customers));
  await load();
  const first = await facts();
  await load();

  expect(first).toHaveLength(5);
  for (const { orders: count, states, held, reserved, nameless } of first)
    expect([count, states, reserved, nameless]).toEqual([13, 6, held, 0]);
  expect(await facts()).toEqual(first);
  const { rows: returned } = await sql`
    select country, array_agg(kind || ' ' || state order by created_at) as returns from return_case group by 1 order by 1
  `.execute(shop.db);
  const returns = ['declaration completed', 'complaint registered', 'declaration sent', 'declaration opened'];
  expect(returned).toEqual(['hu', 'pl', 'ro', 'sk', 'ua'].map((country) => ({ country, returns })));
  const { rows: waiting } = await sql`
    select code as country, (select count(*)::int from contact_message m where m.country = c.code and order_number <> '') as messages,
      (select count(*)::int from withdrawal w where w.country = c.code and goods <> '' and read_at is null) as withdrawals,
      (select count(*)::int from review r where r.country = c.code and state = 'waiting' and verified) as reviews,
      (select count(*)::int from refund f join shop_order o on o.id = f.order_id where o.country = c.code and f.state = 'requested') as transfers
    from country c order by 1
  `.execute(shop.db);
  const oneOfEach = { messages: 1, withdrawals: 1, reviews: 1, transfers: 1 };
  expect(waiting).toEqual(['hu', 'pl', 'ro', 'sk', 'ua'].map((country) => ({ country, ...oneOfEach })));
  const { rows: agreed } =
    await sql`select count(*)::int as consents, count(distinct customer_id)::int as customers from consent`.execute(
      shop.db,
    );
  expect(agreed).toEqual([{ consents: 10, customers: 5 }]);
  const { rows: ofMembers } = await sql`
    select email, count(*)::int as orders, bool_and(total = items_value - club_discount + shipping_cost) as adds_up
    from shop_order where club_discount > 0 group by 1 order by 1
  `.execute(shop.db);
  // Only two, because his membership had ended before the newest order.
  const petro = { email: 'petro.bondar@example.ua', orders: 2, addsUp: true };
  expect(ofMembers).toEqual([petro, { email: 'viera.hruskova@example.sk', orders: 3, addsUp: true }]);
  await shop.close();
});
