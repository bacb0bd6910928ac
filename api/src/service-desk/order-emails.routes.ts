import { randomUUID } from 'node:crypto';
import { readServiceEmail, sendServiceEmail } from '@odeta/contracts/staff';
import { ApiError } from '../http/api-error.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { findKept } from '../outbox/sent-email.repository.ts';
import type { StaffServer } from '../staff/staff-calls.ts';
import { beginWithOrder } from './acts.ts';
import { sendAgain } from './send-again.ts';
import { readOrderOf } from './service-order.ts';

/** E-mails about an order as they were sent, and sent again. */
export function orderEmailRoutes(staff: StaffServer, deps: OrderDeps): void {
  const { db } = deps;

  staff.handle(readServiceEmail, async ({ member, params: { orderId, emailId } }) => {
    await beginWithOrder(deps, { member, act: 'read-email', orderId, reason: `E-mail ${emailId}` });
    const email = await findKept(db, { orderId, id: emailId });
    if (!email) throw new ApiError('not-found');
    const { kind, recipient, subject, html, plain: text, attachments, createdAt, settledAt } = email;
    return {
      email: {
        ...{ kind, recipient, subject, html, text, attachments },
        at: createdAt.toISOString(),
        sentAt: settledAt?.toISOString() ?? null,
      },
    };
  });

  staff.handle(
    sendServiceEmail,
    async ({ member, params: { orderId, emailId }, payload: { reason }, request }) => {
      await beginWithOrder(deps, { member, act: 'send-email', orderId, reason });
      await sendAgain(deps, { orderId, id: emailId, key: idempotencyKeyOf(request) ?? randomUUID() });
      return { order: await readOrderOf(db, orderId) };
    },
    { isRepeatable: true },
  );
}
