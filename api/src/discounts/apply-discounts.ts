import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { CartTotals } from '../pricing/totals.ts';
import type { CountrySettings } from '../settings/settings.ts';

/** What is no longer there. */
export type Gone = 'code' | 'vouchers' | 'club';

interface OrderDiscounts {
  totals: CartTotals;
  orderId: string;
  customerId: string | null;
  shop: Pick<CountrySettings, 'club'>;
}

/**
 * Uses up the order's discounts in the order's own transaction: one use of the code, and the amounts of the vouchers. Stores the club
 * membership that it pays for. Returns what another order used up first; the transaction must then be rolled back.
 */
export async function applyDiscounts(
  trx: Transaction<Database>,
  { totals, orderId, customerId, shop }: OrderDiscounts,
): Promise<Gone | null> {
  const { code, discounts } = totals;
  const isCodeUsed = code !== null && discounts.codeProblem === null && discounts.itemsValue > 0;
  if (isCodeUsed && !(await useCode(trx, code.id, orderId))) return 'code';
  for (const { id, amount } of discounts.vouchers) {
    if (!(await useVoucher(trx, id, amount, orderId))) return 'vouchers';
  }
  const isMember = discounts.clubDiscount > 0 && !discounts.club.checked;
  if (isMember && customerId && !(await lockMembership(trx, customerId))) return 'club';
  if (discounts.club.checked && shop.club && customerId) {
    await buyMembership(trx, { customerId, orderId, fee: discounts.clubFee, months: shop.club.months });
  }
  return null;
}

/**
 * Returns the discounts of an order that was not paid in time: the code's use, the amounts of the vouchers, and the membership ends. May be
 * repeated.
 */
export async function releaseDiscounts(trx: Transaction<Database>, orderId: string): Promise<void> {
  await sql`
    with freed as (
      update discount_use set released = true where order_id = ${orderId} and not released returning code_id
    )
    update discount_code d set uses = d.uses - 1 from freed where d.id = freed.code_id
  `.execute(trx);
  await sql`
    with freed as (
      update voucher_use set released = true where order_id = ${orderId} and not released returning voucher_id, amount
    )
    update voucher v set remaining = v.remaining + freed.amount from freed where v.id = freed.voucher_id
  `.execute(trx);
  await trx.deleteFrom('clubMembership').where('orderId', '=', orderId).where('outlivesOrder', '=', false).execute();
}

/** Check and count are one statement, so that of two concurrent orders only one gets the last use. */
async function useCode(trx: Transaction<Database>, codeId: number, orderId: string) {
  const { rows } = await sql`
    with used as (
      update discount_code set uses = uses + 1
      where id = ${codeId} and (max_uses is null or uses < max_uses) returning id
    )
    insert into discount_use (order_id, code_id) select ${orderId}, id from used returning code_id
  `.execute(trx);
  return rows.length === 1;
}

async function useVoucher(trx: Transaction<Database>, voucherId: number, amount: number, orderId: string) {
  const { rows } = await sql`
    with used as (
      update voucher set remaining = remaining - ${amount}
      where id = ${voucherId} and remaining >= ${amount} returning id
    )
    insert into voucher_use (voucher_id, order_id, amount)
    select id, ${orderId}, ${amount} from used returning voucher_id
  `.execute(trx);
  return rows.length === 1;
}

/** Until the order is stored, no cancelled order ends the membership: it would not know this discount. */
async function lockMembership(trx: Transaction<Database>, customerId: string) {
  const { rows } = await sql`
    select from club_membership where customer_id = ${customerId} and valid_from is not null for share
  `.execute(trx);
  return rows.length > 0;
}

interface Joining {
  customerId: string;
  orderId: string;
  fee: number;
  months: number;
}

/** It begins when the order is paid or delivered; at once if nothing is to be paid. */
async function buyMembership(trx: Transaction<Database>, { customerId, orderId, fee, months }: Joining) {
  await trx
    .insertInto('clubMembership')
    .values({ customerId, orderId, fee, months, validFrom: null, validUntil: null })
    .execute();
  await sql`select begin_membership(id) from shop_order where id = ${orderId} and payment_state = 'paid'`.execute(trx);
}
