import type { EmailKind } from '../db/column-types.ts';
import { ApiError } from '../http/api-error.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { addEmail, type NewEmail } from '../outbox/outbox.repository.ts';
import { findKept, findSentAgain } from '../outbox/sent-email.repository.ts';
import { notPossible } from '../staff/staff-problem.ts';

const DAY_MS = 86_400_000;
/** E-mails about one order in a day. */
export const MOST_SENT_AGAIN = 3;

interface Asked {
  orderId: string;
  /** Number of the e-mail. */
  id: number;
  /** A request that is sent again sends no second e-mail. */
  key: string;
}

/** Sends an e-mail about an order again, to the address of the order, with what is true now. */
export async function sendAgain(
  { db, now }: Pick<OrderDeps, 'db' | 'now'>,
  { orderId, id, key }: Asked,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // One request after the other, so that the limit holds.
    const order = await trx
      .selectFrom('shopOrder')
      .select(['email', 'country'])
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    const kept = await findKept(trx, { orderId, id });
    if (!order || !kept) throw new ApiError('not-found');
    const name = `again:${orderId}:${key}`;
    const sent = await findSentAgain(trx, orderId, new Date(now().getTime() - DAY_MS));
    if (sent.includes(name)) return;
    if (sent.length >= MOST_SENT_AGAIN) {
      const words = `E-mails about an order are sent again at most ${MOST_SENT_AGAIN} times a day.`;
      throw notPossible('sent-often', words, { most: MOST_SENT_AGAIN });
    }
    if (order.email === '') throw notPossible('no-email', 'The order has no address any more.');
    const kind = kept.kind as EmailKind as NewEmail['kind'];
    await addEmail(trx, { key: name, kind, country: order.country, recipient: order.email, data: kept.data });
  });
}
