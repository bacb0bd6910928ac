import { randomUUID } from 'node:crypto';
import type { ParamsOf } from '@odeta/contracts';
import { readServiceEmail, SERVICE_EMAIL_PAGE, sendServiceEmail } from '@odeta/contracts/staff';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { findKept } from '../outbox/sent-email.repository.ts';
import { STAFF_LIMIT } from '../rate-limits/rate-limits.ts';
import { requireMember, type StaffServer } from '../staff/staff-calls.ts';
import type { StaffMember } from '../staff/staff-member.repository.ts';
import { beginWithOrder } from './acts.ts';
import { sendAgain } from './send-again.ts';
import { readOrderOf } from './service-order.ts';

/** The e-mail is only displayed, in a frame of the application for staff. */
const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** E-mails about an order as they were sent, and sent again. */
export function orderEmailRoutes(app: FastifyInstance, staff: StaffServer, deps: OrderDeps): void {
  const { db } = deps;

  async function readEmail(member: StaffMember, { orderId, emailId }: ParamsOf<typeof readServiceEmail>) {
    await beginWithOrder(deps, { member, act: 'read-email', orderId, reason: `E-mail ${emailId}` });
    const email = await findKept(db, { orderId, id: emailId });
    if (!email) throw new ApiError('not-found');
    return email;
  }

  app.get(
    `/api${SERVICE_EMAIL_PAGE.replace(/\{(\w+)\}/g, ':$1')}`,
    { config: { sender: 'server', limit: STAFF_LIMIT }, schema: { hide: true } },
    async (request, reply) => {
      const member = await requireMember(deps, request);
      const { success, output } = v.safeParse(readServiceEmail.params, request.params);
      if (!success) throw new ApiError('not-found');
      const { html } = await readEmail(member, output);
      return reply.headers(pageHeaders).type('text/html; charset=utf-8').send(html);
    },
  );

  staff.handle(readServiceEmail, async ({ member, params }) => {
    const {
      kind,
      recipient,
      subject,
      html,
      plain: text,
      attachments,
      createdAt,
      settledAt,
    } = await readEmail(member, params);
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
