import { isSameSecret } from '@odeta/node/same';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Bank } from './bank.ts';
import { answerOf, NewPaymentSchema, type Payment } from './payment.ts';
import { FaultsSchema, type Webhooks } from './webhooks.ts';

interface Deps {
  bank: Bank;
  webhooks: Webhooks;
  /** The secret shared with the shop. */
  token: string;
}

interface ByReference {
  Params: { reference: string };
}

const RefundSchema = v.object({
  /** The shop's id of the refund: repeating it does not refund twice. */
  refundId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** The endpoints for the shop's server. */
export function machineRoutes(app: FastifyInstance, { bank, webhooks, token }: Deps): void {
  app.register(async (own) => {
    own.addHook('onRequest', async (request, reply) => {
      if (!isFromShop(request, token)) return reply.code(401).send({ error: 'unknown caller' });
    });

    own.post('/api/payments', async ({ body }, reply) => {
      const newPayment = v.safeParse(NewPaymentSchema, body);
      return newPayment.success
        ? reply.code(201).send(answerOf(bank.create(newPayment.output)))
        : refuse(reply, newPayment.issues);
    });
    own.get<ByReference>('/api/payments/:reference', async ({ params }, reply) =>
      answer(reply, bank.find(params.reference)),
    );
    own.post<ByReference>('/api/payments/:reference/cancel', async ({ params }) =>
      answerOf(bank.cancel(params.reference)),
    );
    own.post<ByReference>('/api/payments/:reference/refund', async ({ params, body }, reply) => {
      const refund = v.safeParse(RefundSchema, body);
      const payment = bank.find(params.reference);
      if (!refund.success) return refuse(reply, refund.issues);
      if (!payment) return answer(reply, payment);
      if (webhooks.faults().refunds === 'down') return reply.code(503).send({ error: 'not now' });
      if (webhooks.faults().refunds === 'refused') return reply.code(409).send({ error: 'the account is closed' });
      const refunded = bank.refund(payment, refund.output);
      return refunded ? answerOf(refunded) : reply.code(409).send({ error: 'more than what was paid' });
    });

    own.post<ByReference>('/api/payments/:reference/force', async ({ params }, reply) => {
      const payment = bank.find(params.reference);
      return answer(reply, payment && bank.force(payment));
    });
    own.post('/api/faults', async ({ body }, reply) => {
      const faults = v.safeParse(FaultsSchema, body);
      if (!faults.success) return refuse(reply, faults.issues);
      webhooks.fail(faults.output);
      return {};
    });
  });
}

const answer = (reply: FastifyReply, payment: Payment | undefined) =>
  payment ? answerOf(payment) : reply.code(404).send({ error: 'unknown payment' });

const refuse = (reply: FastifyReply, issues: readonly v.BaseIssue<unknown>[]) =>
  reply.code(422).send({ error: issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ') });

function isFromShop({ headers }: FastifyRequest, token: string) {
  return isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
}
