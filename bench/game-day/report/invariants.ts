import pg from 'pg';
import type { ConfirmedOrder } from '../../mixed/tally.ts';

/** An order in the database, with the number of orders of its cart that were not cancelled. */
export interface StoredOrder {
  number: string;
  ofCart: number;
}

/** A payment as the bank knows it. Amounts are in minor units. */
export interface BankPayment {
  reference: string;
  orderNumber: string;
  state: string;
  amount: number;
  refunded: number;
}

export interface LostAndDoubled {
  /** Numbers of orders that shoppers saw confirmed, and that do not exist. */
  lost: string[];
  /** Those that exist twice, whose cart was ordered twice, or that two shoppers saw confirmed. */
  doubled: string[];
}

export function compareOrders(confirmed: readonly ConfirmedOrder[], stored: readonly StoredOrder[]): LostAndDoubled {
  const byNumber = Map.groupBy(stored, ({ number }) => number);
  const numbers = confirmed.map(({ number }) => number);
  const isDoubled = (number: string, index: number) => {
    const found = byNumber.get(number) ?? [];
    return found.length > 1 || found.some(({ ofCart }) => ofCart > 1) || numbers.indexOf(number) !== index;
  };
  return {
    lost: numbers.filter((number) => !byNumber.has(number)),
    doubled: numbers.filter(isDoubled),
  };
}

/** Orders for which the bank holds more than one payment. */
export function chargedTwice(payments: readonly BankPayment[]): string[] {
  const held = payments.filter(({ state, amount, refunded }) => state === 'paid' && refunded < amount);
  const byOrder = Map.groupBy(held, ({ orderNumber }) => orderNumber);
  return [...byOrder].filter(([, all]) => all.length > 1).map(([number]) => `charged twice: ${number}`);
}

/** Payments that the bank has, and that the shop does not know as paid. */
export function unknownToShop(payments: readonly BankPayment[], paid: ReadonlySet<string>): string[] {
  return payments
    .filter(({ state, amount, refunded, reference }) => state === 'paid' && refunded < amount && !paid.has(reference))
    .map(({ orderNumber }) => `paid at the bank only: ${orderNumber}`);
}

/** What must hold at every moment, whatever fails: stock and ledger. */
const always = `
  select 'negative stock of ' || v.sku as flaw from stock s join variant v on v.id = s.variant_id
    where s.on_hand < 0 or s.reserved < 0 or s.reserved > s.on_hand
  union all select 'the ledger of ' || o.number || ' does not balance' from ledger_entry l join shop_order o on o.id = l.order_id
    group by o.number having sum(l.amount) <> 0
  union all select 'wrong stock of ' || v.sku from stock s join variant v on v.id = s.variant_id
    where s.reserved + s.preordered <> (
      select coalesce(sum(i.quantity), 0) from order_item i join shop_order o on o.id = i.order_id
      where i.variant_id = s.variant_id and o.state in ('placed', 'awaiting-payment'))`;

export const findFlawsNow = (url: string): Promise<string[]> =>
  ask<{ flaw: string }>(url, always).then((rows) => rows.map(({ flaw }) => flaw));

export const readOrders = (url: string): Promise<StoredOrder[]> =>
  ask<StoredOrder>(
    url,
    `select number, (count(*) filter (where state <> 'cancelled') over (partition by cart_id))::int as "ofCart" from shop_order`,
  );

/** Payments whose money the shop knows that it has, or owes. */
export const readPaid = (url: string): Promise<Set<string>> =>
  ask<{ id: string }>(url, `select id from payment where state in ('paid', 'refunding', 'refunded')`).then(
    (rows) => new Set(rows.map(({ id }) => id)),
  );

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 30_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
