import { isSameSecret } from '@odeta/node/same';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Bank } from './bank.ts';
import { answerOf, NewPaymentSchema, type Payment, refundsOf } from './payment.ts';
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

interface ByRefund {
  Params: { reference: string; refundId: string };
}

interface ByCustomer {
  Params: { customer: string };
}

const RemovalSchema = v.object({ token: v.string() });

/** Only for tests. */
const SettledSchema = v.object({ state: v.picklist(['sent', 'failed']) });

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
      const { refunds: fate } = webhooks.faults();
      if (fate === 'down') return reply.code(503).send({ error: 'not now' });
      if (fate === 'refused') return reply.code(409).send({ error: 'the account is closed' });
      const refunded = bank.refunds.request(payment, refund.output, fate);
      if (!refunded) return reply.code(409).send({ error: 'more than what was paid' });
      return answerAbout(reply, refunded, refund.output.refundId);
    });
    own.get<ByRefund>('/api/payments/:reference/refunds/:refundId', async ({ params }, reply) =>
      answerAbout(reply, bank.find(params.reference), params.refundId),
    );
    own.post<ByRefund>('/api/payments/:reference/refunds/:refundId/settle', async ({ params, body }, reply) => {
      const settled = v.safeParse(SettledSchema, body);
      if (!settled.success) return refuse(reply, settled.issues);
      const payment = bank.find(params.reference);
      const after = payment && bank.refunds.settle(payment, params.refundId, settled.output.state);
      return answerAbout(reply, after, params.refundId);
    });

    own.get<ByCustomer>('/api/customers/:customer/means', async ({ params }) => ({
      means: bank.means.list(params.customer),
    }));
    own.post<ByCustomer>('/api/customers/:customer/means/remove', async ({ params, body }, reply) => {
      const removal = v.safeParse(RemovalSchema, body);
      if (!removal.success) return refuse(reply, removal.issues);
      bank.means.remove(params.customer, removal.output.token);
      return {};
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

function answerAbout(reply: FastifyReply, payment: Payment | undefined, refundId: string) {
  const refund = payment && refundsOf(payment).find((one) => one.refundId === refundId);
  return refund ? answerOf(payment, refund) : reply.code(404).send({ error: 'unknown refund' });
}

const refuse = (reply: FastifyReply, issues: readonly v.BaseIssue<unknown>[]) =>
  reply.code(422).send({ error: issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ') });

function isFromShop({ headers }: FastifyRequest, token: string) {
  return isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
}
