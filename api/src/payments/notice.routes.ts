import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import { findPaymentId } from './payment.repository.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { settle } from './settle.ts';

/**
 * What providers tell by themselves: signed over the body as it came. Answered well only when it was taken, so that the
 * provider tells it again; told twice, it changes nothing.
 */
export function noticeRoutes(app: FastifyInstance, deps: PaymentDeps): void {
  const { db, provider, security } = deps;
  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    own.post<{ Params: { provider: string }; Body: Buffer }>(
      '/api/payments/notices/:provider',
      { config: { limit: false } },
      async (request) => {
        if (request.params.provider !== provider.name) throw new Refusal('not-found');
        const notice = Buffer.isBuffer(request.body) && provider.readNotice(request.headers, request.body);
        const facts = { provider: provider.name, ip: request.ip, requestId: String(request.id) };
        security.record(notice ? 'payment-notice' : 'payment-notice-refused', facts);
        if (!notice) throw new Refusal('validation', { status: 400 });

        const digest = createHash('sha256').update(request.body).digest();
        await sql`
          insert into payment_notice (provider, digest, payload)
          values (${provider.name}, ${digest}, ${JSON.stringify(notice)}) on conflict do nothing
        `.execute(db);
        const paymentId = await findPaymentId(db, notice);
        // Of a payment that is not ours: another shop's, or one that was forgotten. There is nothing to do.
        if (paymentId) await settle(deps, paymentId, notice);
        await sql`
          update payment_notice set handled_at = now() where provider = ${provider.name} and digest = ${digest} and handled_at is null
        `.execute(db);
        return { taken: true };
      },
    );
  });
}
