import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { type NewEmail, ownTrace } from '../../outbox/outbox.repository.ts';

/** Seconds in which a buyer may repeat a failed payment before an e-mail suggests it. */
const PAY_AGAIN_SECONDS = 180;

/** For an order that is placed without an online payment. */
export const placedEmail = (order: { id: string; country: NewEmail['country']; email: string }): NewEmail => ({
  key: `order-placed:${order.id}`,
  kind: 'order-placed',
  country: order.country,
  recipient: order.email,
  data: { orderId: order.id, ...ownTrace() },
});

/** For an order that was placed by its payment, which the confirmation contains. */
export async function addPaidEmail(trx: Transaction<Database>, orderId: string, paymentId: string): Promise<void> {
  await sql`
    insert into outbox (key, kind, country, recipient, data)
    select 'order-placed:' || o.id, 'order-placed', o.country, o.email,
      jsonb_build_object('orderId', o.id, 'paymentId', ${paymentId}::text) || ${ownTrace()}::jsonb
    from shop_order o where o.id = ${orderId}::uuid
    on conflict (key) do nothing
  `.execute(trx);
}

/** For a failed payment. If the order has been paid otherwise when the e-mail is due, it is not sent. */
export async function addFailedEmail(trx: Transaction<Database>, orderId: string, paymentId: string): Promise<void> {
  await sql`
    insert into outbox (key, kind, country, recipient, data, due_at)
    select 'payment-failed:' || ${paymentId}::text, 'payment-failed', o.country, o.email,
      jsonb_build_object('orderId', o.id, 'paymentId', ${paymentId}::text) || ${ownTrace()}::jsonb, now() + make_interval(secs => ${PAY_AGAIN_SECONDS})
    from shop_order o where o.id = ${orderId}::uuid
    on conflict (key) do nothing
  `.execute(trx);
}

/** For every refund that was sent, whatever its reason; once more if the bank had cancelled it after an e-mail. */
export async function addRefundEmail(trx: Transaction<Database>, orderId: string, refundId: string): Promise<void> {
  await sql`
    insert into outbox (key, kind, country, recipient, data)
    select 'refund-made:' || r.id || case when r.cancellations > 0 then '-' || r.cancellations else '' end, 'refund-made',
      o.country, o.email, jsonb_build_object('orderId', o.id, 'refundId', r.id) || ${ownTrace()}::jsonb
    from shop_order o, refund r where o.id = ${orderId}::uuid and r.id = ${refundId}::uuid
    on conflict (key) do nothing
  `.execute(trx);
}

/** For a refund that the bank refuses or cancels. */
export async function addRefundFailedEmail(
  trx: Transaction<Database>,
  orderId: string,
  { id, refundId }: { id: string; refundId: string },
): Promise<void> {
  await sql`
    insert into outbox (key, kind, country, recipient, data)
    select 'refund-failed:' || ${refundId}::text, 'refund-failed', o.country, o.email,
      jsonb_build_object('orderId', o.id, 'refundId', ${id}::text) || ${ownTrace()}::jsonb
    from shop_order o where o.id = ${orderId}::uuid
    on conflict (key) do nothing
  `.execute(trx);
}
