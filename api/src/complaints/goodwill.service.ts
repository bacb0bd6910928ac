import { countries } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { settleInvoices } from '../invoices/settle-invoices.ts';
import { isPosted, readBalances } from '../ledger/ledger.repository.ts';
import { lockOpenOrder } from '../orders/changing/open-order.repository.ts';
import { reduceOrder } from '../orders/changing/reduce-order.repository.ts';
import { insertEvent } from '../orders/records/order.repository.ts';
import { announce } from '../payments/settle.repository.ts';
import { toMinor } from '../pricing/money.ts';
import type { AnswerDeps } from './answer-complaint.service.ts';

/** Of what an order costs now: all that an employee may give back without getting anything for it, in several acts together. */
const MOST_SHARE = 0.5;

export interface Goodwill {
  /** Of the form: sent twice, it gives once. */
  key: string;
  /** Without spaces. */
  orderNumber: string;
  /** In major units. */
  amount: number;
  reason: string;
}

export type GoodwillOutcome = 'given' | 'unknown' | 'unpaid' | 'amount';

/**
 * Gives a buyer a part of the price back, who keeps the goods: by the payment of the order, or by a transfer if it was paid in cash. Ledger,
 * invoice and refund follow in one transaction; the buyer gets the e-mail when the money is sent, and sees the refund at the order.
 */
export function giveGoodwill({ db, settings, now }: AnswerDeps, goodwill: Goodwill): Promise<GoodwillOutcome> {
  const key = `goodwill:${goodwill.key}`;
  return retryConflicts(async () => {
    const orderId = await findOrder(db, goodwill.orderNumber);
    return db.transaction().execute(async (trx): Promise<GoodwillOutcome> => {
      const order = orderId && (await lockOpenOrder(trx, orderId));
      if (!order) return 'unknown';
      if (await isPosted(trx, order.id, key)) return 'given';
      if (order.paymentState !== 'paid') return 'unpaid';
      const amount = toMinor(order.country, goodwill.amount);
      const balances = await readBalances(trx, order.id);
      const given = balances.of('goodwill');
      const most = Math.min(order.total - order.reducedBy, Math.floor((balances.price + given) * MOST_SHARE) - given);
      if (amount <= 0 || amount > most) return 'amount';
      await reduceOrder(trx, {
        ...{ orderId: order.id, key, reason: 'goodwill' },
        gone: { money: amount, voucher: 0, postings: [{ account: 'goodwill', amount }] },
      });
      await insertEvent(trx, order.id, 'goodwill', {
        amount,
        currency: countries[order.country].currency,
        reason: goodwill.reason,
      });
      await settleInvoices(trx, order.id, {
        sellerOf: (country) => settings.of(country).siteContents.seller,
        now: now(),
        reason: 'other',
      });
      await announce(trx, order.id);
      return 'given';
    });
  });
}

async function findOrder(db: Kysely<Database>, number: string): Promise<string | undefined> {
  const { rows } = await sql<Pick<Row<'shopOrder'>, 'id'>>`
    select id from shop_order where number = ${number}
  `.execute(db);
  return rows[0]?.id;
}
