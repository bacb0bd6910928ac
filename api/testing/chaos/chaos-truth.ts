import { readPaymentStatus } from '@odeta/contracts';
import { sql } from 'kysely';
import type { Bank } from '../servers/bank.ts';
import type { TestShop } from '../shop/shop.ts';
import { movedTo } from '../shop/test-client.ts';
import { type ChaoticBuyer, emailOf } from './chaotic-buyer.ts';

interface FoundOrder {
  id: string;
  email: string;
  state: string;
  paymentState: string;
  total: number;
}

/** Reads the true state from the database and the bank, to compare it with what buyers were told. */
export function createTruth(shop: TestShop, bank: Bank, violations: string[]) {
  const orders = shop.db.selectFrom('shopOrder').select(['id', 'email', 'state', 'paymentState', 'total']);

  /** Amounts that the bank has charged for an order and not refunded. */
  async function chargesOf(orderId: string): Promise<number[]> {
    const payments = await shop.db.selectFrom('payment').select('id').where('orderId', '=', orderId).execute();
    const known = await Promise.all(payments.map(({ id }) => bank.ask('GET', `/api/payments/${id}`)));
    return known
      .filter(({ state, amount, refunded }) => state === 'paid' && refunded < amount)
      .map(({ amount }) => amount);
  }

  async function statusOf({ client }: ChaoticBuyer, orderId: string) {
    return (await movedTo(shop.app, client, 'pl').send(readPaymentStatus, { orderId })).body.paymentStatus;
  }

  return {
    async requireTruth(buyer: ChaoticBuyer, outcome: 'success' | 'failed') {
      const found = await orders.where('email', '=', emailOf(buyer.seed)).execute();
      const [order] = found;
      const charges = order ? await chargesOf(order.id) : [];
      const say = (what: string) => violations.push(`seed ${buyer.seed}: ${what}; ${buyer.story.join(', ')}`);
      if (found.length !== 1) say(`"${outcome}" was shown with ${found.length} orders`);
      if (charges.length > 1) say(`charged ${charges.length} times`);
      if (outcome === 'success' && !isMade(order, charges))
        say('"success" for an order that is not paid or not placed');
      // A payment of another tab may have succeeded after the answer, so that the current status is compared.
      if (outcome === 'failed' && order && charges.length > 0 && (await statusOf(buyer, order.id)) === 'failed')
        say('"failed" for a paid order');
    },

    /** Inconsistencies after everything has ended. */
    async flaws(outcomes: ReadonlyMap<string, string>): Promise<string[]> {
      const all = await orders.execute();
      const money = await Promise.all(all.map(async (order) => moneyFlaws(order, await chargesOf(order.id))));
      const placed = new Set(all.filter(({ state }) => state === 'placed').map(({ email }) => email));
      const lies = [...outcomes].flatMap(([email, said]) =>
        said === 'success' && !placed.has(email)
          ? [`${email}: "success" was shown, and there is no order in the end`]
          : [],
      );
      return [...(await rowFlaws(shop)), ...money.flat(), ...lies];
    },
  };
}

const isMade = (order: FoundOrder | undefined, charges: readonly number[]) =>
  order?.state === 'placed' && (order.paymentState === 'on-delivery' || charges.length === 1);

/** A placed and paid order must have one charge of its total; any other order none. */
function moneyFlaws({ email, state, paymentState, total }: FoundOrder, charges: readonly number[]) {
  const expected = state === 'placed' && paymentState === 'paid' ? [total] : [];
  return JSON.stringify(charges) === JSON.stringify(expected)
    ? []
    : [`${email} (${state}, ${paymentState}): ${charges}`];
}

/** Inconsistencies of orders, payments, reservations in the stock, and carts. */
async function rowFlaws({ db }: TestShop): Promise<string[]> {
  const { rows } = await sql<{ flaw: string }>`
    select 'ordered twice: ' || min(email) as flaw from shop_order group by session_id having count(*) > 1
    union all select 'ordered twice: ' || email from shop_order group by email having count(*) > 1
    union all select 'paid twice: ' || min(o.email) from payment p join shop_order o on o.id = p.order_id
      where p.state = 'paid' group by order_id having count(*) > 1
    union all select 'still waiting: ' || email from shop_order where state = 'awaiting-payment' or reserved_until is not null
    union all select 'wrong stock of ' || v.sku from stock s join variant v on v.id = s.variant_id
      where s.reserved + s.preordered <> (
        select coalesce(sum(quantity), 0) from order_item i join shop_order o on o.id = i.order_id
        where i.variant_id = s.variant_id and o.state = 'placed')
    union all select 'a cart left open: ' || o.email from cart c join shop_order o on o.cart_id = c.id
      where c.state = 'open' and o.state = 'placed'
  `.execute(db);
  return rows.map(({ flaw }) => flaw);
}
