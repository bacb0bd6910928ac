import { sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { dayOf } from '../../settings/country-day.ts';

/** A voucher is valid for at least so long after something came back on it. */
const MONTHS_LEFT = 3;

const voucherColumns = columns('voucher as v', 'id', 'country');
/** What the order has of it, in minor units. */
const useColumn = columns('voucherUse as u', 'amount');

type UsedVoucher = RowOf<typeof voucherColumns> & RowOf<typeof useColumn>;

/**
 * Gives an amount back on the vouchers that an order has used, the one that is valid longest first. An expired one, or one that expires
 * soon, is prolonged. Returns what came back on which voucher.
 */
export async function restoreVouchers(
  trx: Transaction<Database>,
  orderId: string,
  amount: number,
): Promise<{ id: number; amount: number }[]> {
  const restored: { id: number; amount: number }[] = [];
  if (amount <= 0) return restored;
  let left = amount;
  for (const voucher of await readUsed(trx, orderId)) {
    const back = Math.min(voucher.amount, left);
    if (back === 0) break;
    left -= back;
    await restore(trx, orderId, voucher, back);
    restored.push({ id: voucher.id, amount: back });
  }
  return restored;
}

async function readUsed(trx: Transaction<Database>, orderId: string): Promise<UsedVoucher[]> {
  const { rows } = await sql<UsedVoucher>`
    select ${voucherColumns}, ${useColumn} from voucher_use u join voucher v on v.id = u.voucher_id
    where u.order_id = ${orderId} and not u.released
    order by v.valid_until desc nulls first, v.id desc
    for update
  `.execute(trx);
  return rows;
}

/** The amount of a use is what the order has of the voucher; a use of which everything came back is released. */
async function restore(
  trx: Transaction<Database>,
  orderId: string,
  { id, country, amount }: UsedVoucher,
  back: number,
) {
  await sql`
    update voucher_use set released = ${back === amount},
      amount = case when ${back === amount} then amount else amount - ${back}::bigint end
    where order_id = ${orderId} and voucher_id = ${id}
  `.execute(trx);
  await sql`
    update voucher set remaining = remaining + ${back}::bigint,
      valid_until = case when valid_until is not null then greatest(
        valid_until, (${dayOf(country, sql`now()`)} + make_interval(months => ${MONTHS_LEFT}))::date
      ) end
    where id = ${id}
  `.execute(trx);
}
