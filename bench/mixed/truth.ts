import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { ConfirmedOrder } from './tally.ts';

/** Compares the embedded PostgreSQL in `dataDir` with the orders confirmed to shoppers; returns the differences. */
export async function findFlaws(dataDir: string, confirmed: readonly ConfirmedOrder[]): Promise<string[]> {
  const folder = path.join(dataDir, 'pg');
  const password = readFileSync(path.join(folder, 'shop-password'), 'utf8');
  const [, , , port] = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
  return findFlawsAt(`postgres://odeta:${password}@127.0.0.1:${port}/odeta`, confirmed);
}

/** The same for the database at this address. */
export async function findFlawsAt(url: string, confirmed: readonly ConfirmedOrder[]): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const orders = await client.query<PlacedOrder>(
      "select number, total / case when currency in ('HUF', 'UAH') then 1.0 else 100.0 end as total from shop_order where state = 'placed'",
    );
    const { rows } = await client.query<{ flaw: string }>(flawsOfRows);
    return [...flawsOfOrders(confirmed, orders.rows), ...rows.map(({ flaw }) => flaw)];
  } finally {
    await client.end();
  }
}

interface PlacedOrder {
  number: string;
  /** The total that the shopper saw. */
  total: string;
}

function flawsOfOrders(confirmed: readonly ConfirmedOrder[], placed: readonly PlacedOrder[]) {
  const counts = Map.groupBy(placed, ({ number }) => number);
  const numbers = confirmed.map(({ number }) => number);
  const twice = numbers.length - new Set(numbers).size;
  return [
    ...(twice > 0 ? [`${twice} orders were confirmed to two shoppers`] : []),
    ...confirmed.flatMap(({ number, total }) => {
      const there = counts.get(number) ?? [];
      const isTrue = there.length === 1 && Math.abs(Number(there[0]?.total) - total) < 0.005;
      return isTrue ? [] : [`order ${number} of ${total} was confirmed; there: ${JSON.stringify(there)}`];
    }),
  ];
}

/** Consistency of the rows themselves: orders of a cart, payments, and reserved stock. */
const flawsOfRows = `
  select 'cart ordered twice: ' || cart_id as flaw from shop_order where state <> 'cancelled' group by cart_id having count(*) > 1
  union all select 'paid twice: ' || min(o.number) from payment p join shop_order o on o.id = p.order_id
    where p.state = 'paid' group by p.order_id having count(*) > 1
  union all select 'placed without its money: ' || number from shop_order o
    where state = 'placed' and payment_state <> 'on-delivery'
      and not exists (select from payment p where p.order_id = o.id and p.state = 'paid' and p.amount = o.total)
  union all select 'paid and not placed: ' || o.number from payment p join shop_order o on o.id = p.order_id
    where p.state = 'paid' and o.state <> 'placed'
  union all select 'wrong stock of ' || v.sku from stock s join variant v on v.id = s.variant_id
    where s.reserved + s.preordered <> (
      select coalesce(sum(i.quantity), 0) from order_item i join shop_order o on o.id = i.order_id
      where i.variant_id = s.variant_id and o.state in ('placed', 'awaiting-payment'))
  union all select 'a cart left open: ' || o.number from cart c join shop_order o on o.cart_id = c.id
    where c.state = 'open' and o.state = 'placed'`;
