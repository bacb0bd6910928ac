import { countries } from '@odeta/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { settleInvoices } from '../invoices/settle-invoices.ts';
import { isPosted, readBalances } from '../ledger/ledger.repository.ts';
import { lockOpenOrder, type OpenOrder } from '../orders/changing/open-order.repository.ts';
import { reduceOrder } from '../orders/changing/reduce-order.repository.ts';
import { insertEvent } from '../orders/records/order.repository.ts';
import { addEmail } from '../outbox/outbox.repository.ts';
import { announce } from '../payments/settle.repository.ts';
import { toMinor } from '../pricing/money.ts';
import { insertVoucher } from '../returns/return-voucher.repository.ts';
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
  /** How the buyer gets it. */
  by: GoodwillBy;
  /** Of what an order costs: what the employee may give back at most. */
  share?: number;
}

export const goodwillBy = ['money', 'voucher'] as const;
type GoodwillBy = (typeof goodwillBy)[number];

export type GoodwillOutcome = 'given' | 'voucher' | 'unknown' | 'unpaid' | 'amount';

/**
 * Gives a buyer a part of the price back, who keeps the goods: by the payment of the order, by a transfer if it was paid in cash, or as a
 * voucher of its own. Ledger, invoice and refund or voucher follow in one transaction. The buyer gets the e-mail of a voucher at once, that
 * of a refund when the money is sent, and sees both at the order.
 */
export function giveGoodwill(deps: AnswerDeps, goodwill: Goodwill): Promise<GoodwillOutcome> {
  const key = `goodwill:${goodwill.key}`;
  const outcome = goodwill.by === 'voucher' ? 'voucher' : 'given';
  return retryConflicts(async () => {
    const orderId = await findOrder(deps.db, goodwill.orderNumber);
    return deps.db.transaction().execute(async (trx): Promise<GoodwillOutcome> => {
      const order = orderId && (await lockOpenOrder(trx, orderId));
      if (!order) return 'unknown';
      if (await isPosted(trx, order.id, key)) return outcome;
      if (order.paymentState !== 'paid') return 'unpaid';
      const amount = toMinor(order.country, goodwill.amount);
      if (amount <= 0 || amount > (await mostOf(trx, order, goodwill.share))) return 'amount';
      await give(trx, { deps, order, goodwill, key, amount });
      return outcome;
    });
  });
}

interface Giving {
  deps: Pick<AnswerDeps, 'settings' | 'now'>;
  order: OpenOrder;
  goodwill: Goodwill;
  key: string;
  /** In minor units. */
  amount: number;
}

async function give(trx: Transaction<Database>, giving: Giving): Promise<void> {
  const { deps, order, goodwill, key, amount } = giving;
  await reduceOrder(trx, {
    ...{ orderId: order.id, key, reason: 'goodwill' },
    gone: { money: amount, voucher: 0, postings: [{ account: 'goodwill', amount }] },
    newVoucher: goodwill.by === 'voucher' ? await giveVoucher(trx, giving) : null,
  });
  await insertEvent(trx, order.id, 'goodwill', {
    amount,
    currency: countries[order.country].currency,
    reason: goodwill.reason,
    by: goodwill.by,
  });
  await settleInvoices(trx, order.id, {
    sellerOf: (country) => deps.settings.of(country).siteContents.seller,
    now: deps.now(),
    reason: 'other',
  });
  await announce(trx, order.id);
}

/** A voucher with a code of its own, and the e-mail that has it. */
async function giveVoucher(trx: Transaction<Database>, { deps, order, key, amount }: Giving) {
  const { country, email: recipient } = order;
  const months = deps.settings.of(country).siteContents.returns?.goodwillMonths;
  const id = await insertVoucher(trx, order, { amount, at: deps.now(), months });
  const data = { orderId: order.id, voucherId: String(id) };
  await addEmail(trx, { key: `voucher-given:${key}`, kind: 'voucher-given', country, recipient, data });
  return { id, amount };
}

/** What may still be given, in minor units. */
async function mostOf(
  trx: Transaction<Database>,
  { id, total, reducedBy }: OpenOrder,
  share = MOST_SHARE,
): Promise<number> {
  const balances = await readBalances(trx, id);
  const given = balances.of('goodwill');
  return Math.min(total - reducedBy, Math.floor((balances.price + given) * share) - given);
}

async function findOrder(db: Kysely<Database>, number: string): Promise<string | undefined> {
  const order = await db.selectFrom('shopOrder').select('id').where('number', '=', number).executeTakeFirst();
  return order?.id;
}
