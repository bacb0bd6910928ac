import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import { reportFailureOf } from '../http/failures.ts';
import { findPaymentId } from './payment.repository.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { WebhookEvent } from './provider.ts';
import { settle } from './settle.ts';
import { takeRefundNotice } from './take-refund-notice.ts';

interface WebhookRoute {
  Params: { provider: string };
  Body: Buffer;
}

/** The second path is the former one, to which payments that were started with it still send webhooks. */
const addresses = ['/api/payments/webhooks/:provider', '/api/payments/notices/:provider'];

/**
 * Webhooks of payment providers, with a signature of the raw body. Answered with 200 only after processing, because otherwise the provider
 * sends it again; processing is idempotent.
 */
export function webhookRoutes(app: FastifyInstance, deps: PaymentDeps): void {
  const { db, provider, security } = deps;
  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    const options = { config: { limit: false, sender: 'server' } } as const;
    for (const address of addresses) own.post<WebhookRoute>(address, options, receive);

    async function receive(request: FastifyRequest<WebhookRoute>) {
      if (request.params.provider !== provider.name) throw new ApiError('not-found');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = provider.readWebhook(request.headers, body);
      const facts = { provider: provider.name, ip: request.ip, requestId: String(request.id) };
      if (typeof event === 'string') {
        security.record('payment-webhook-refused', { ...facts, why: event });
        throw new ApiError('validation', { status: 401 });
      }
      security.record('payment-webhook', { ...facts, about: event.about });

      const digest = createHash('sha256').update(body).digest();
      await sql`
        insert into payment_notice (provider, digest, payload)
        values (${provider.name}, ${digest}, ${JSON.stringify(event)}) on conflict do nothing
      `.execute(db);
      await take(request, event);
      await db
        .updateTable('paymentNotice')
        .set({ handledAt: sql`now()` })
        .where('provider', '=', provider.name)
        .where('digest', '=', digest)
        .where('handledAt', 'is', null)
        .execute();
      return { taken: true };
    }

    async function take(request: FastifyRequest, event: WebhookEvent) {
      if (event.about === 'unknown') {
        const cause = new Error(`A signed webhook of ${provider.name} is not understood: ${event.what}`);
        return reportFailureOf(request, { kind: 'part-unwell', part: 'payments', cause });
      }
      if (event.about === 'refund') {
        const failure = await takeRefundNotice(deps, event);
        if (failure) reportFailureOf(request, failure);
        return;
      }
      const paymentId = await findPaymentId(db, event);
      // The payment may be another shop's or deleted; then there is nothing to do.
      if (paymentId) await settle(deps, paymentId, event);
    }
  });
}
