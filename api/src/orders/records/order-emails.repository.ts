import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { NewEmail } from '../../outbox/outbox.repository.ts';

/** Seconds in which a buyer whose payment failed may try again before an e-mail asks for it. */
const PAY_AGAIN_SECONDS = 180;

/** Of an order that is placed without a payment online. */
export const placedEmail = (order: { id: string; country: NewEmail['country']; email: string }): NewEmail => ({
  key: `order-placed:${order.id}`,
  kind: 'order-placed',
  country: order.country,
  recipient: order.email,
  data: { orderId: order.id },
});

/** An order that was paid just now: it is placed with that. */
export async function addPaidEmails(trx: Transaction<Database>, orderId: string, paymentId: string): Promise<void> {
  await sql`
    insert into outbox (key, kind, country, recipient, data)
    select e.kind || ':' || e.event, e.kind, o.country, o.email, jsonb_build_object('orderId', o.id, 'paymentId', ${paymentId}::text)
    from shop_order o, (values ('order-placed', ${orderId}::text), ('payment-received', ${paymentId}::text)) as e (kind, event)
    where o.id = ${orderId}::uuid
    on conflict (key) do nothing
  `.execute(trx);
}

/** A payment that failed. When its e-mail is due, the order may have been paid in another way; then there is nothing to send. */
export async function addFailedEmail(trx: Transaction<Database>, orderId: string, paymentId: string): Promise<void> {
  await sql`
    insert into outbox (key, kind, country, recipient, data, due_at)
    select 'payment-failed:' || ${paymentId}::text, 'payment-failed', o.country, o.email,
      jsonb_build_object('orderId', o.id, 'paymentId', ${paymentId}::text), now() + make_interval(secs => ${PAY_AGAIN_SECONDS})
    from shop_order o where o.id = ${orderId}::uuid
    on conflict (key) do nothing
  `.execute(trx);
}

/** Money went back, whatever for. */
export async function addRefundEmail(trx: Transaction<Database>, orderId: string, refundId: string): Promise<void> {
  await sql`
    insert into outbox (key, kind, country, recipient, data)
    select 'refund-made:' || ${refundId}::text, 'refund-made', o.country, o.email,
      jsonb_build_object('orderId', o.id, 'refundId', ${refundId}::text)
    from shop_order o where o.id = ${orderId}::uuid
    on conflict (key) do nothing
  `.execute(trx);
}
