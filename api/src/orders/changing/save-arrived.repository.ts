import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { postCollected } from '../../ledger/ledger.repository.ts';

/** Everything was delivered and is therefore paid: at the latest the carrier has collected the money. */
export async function saveArrived(trx: Transaction<Database>, orderId: string): Promise<void> {
  const { paymentState } = await trx
    .selectFrom('shopOrder')
    .select('paymentState')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (paymentState === 'on-delivery') await postCollected(trx, orderId);
  await sql`
    update shop_order set
      delivered_at = (select max(delivered_at) from parcel where order_id = ${orderId}),
      payment_state = case payment_state when 'on-delivery' then 'paid' else payment_state end
    where id = ${orderId}
  `.execute(trx);
}
