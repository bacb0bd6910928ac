import { createHmac } from 'node:crypto';
import { buyingPages, paymentFailures } from '@odeta/contracts';
import { sandboxPayToken } from '@odeta/node/derived-keys';
import { isSame } from '@odeta/node/same';
import * as v from 'valibot';
import type { Clock } from '../../db/database-clock.ts';
import type { CreatedPayment, PaymentProvider, PaymentRef, WebhookRefusal } from '../provider.ts';
import { ProviderFailure, ProviderKeyRefused } from '../provider.ts';
import { sandboxMeans } from './sandbox-means.ts';
import { refundStatusOf, SandboxRefundSchema } from './sandbox-refunds.ts';

const TIME_LIMIT_MS = 8000;
/** Maximum age of a signature. */
const SIGNATURE_MS = 10 * 60_000;

const AnswerSchema = v.object({
  id: v.string(),
  reference: v.string(),
  state: v.picklist(['pending', 'paid', 'failed']),
  failure: v.nullable(v.picklist(paymentFailures)),
  amount: v.number(),
  currency: v.string(),
  /** Path of the payment page on the shop's own origin; `null` if the payment needs none. */
  page: v.nullable(v.string()),
  /** In answers and webhooks about one. */
  refund: v.optional(SandboxRefundSchema),
});
type Answer = v.InferOutput<typeof AnswerSchema>;

/** What is no JSON is `null`, which no schema accepts. */
const JsonSchema = v.fallback(v.pipe(v.string(), v.parseJson()), null);

interface SandboxOptions {
  url: string;
  secret: string;
  clock: Clock;
}

/** The shop's own test bank (`sandbox-pay`), called over HTTP. Payments use our ids, so that nothing is created twice. */
export function createSandboxProvider({ url, secret, clock }: SandboxOptions): PaymentProvider {
  const token = sandboxPayToken(secret);

  async function read(method: string, path: string, payload?: object): Promise<unknown> {
    const response = await fetch(new URL(path, url), {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(payload && { body: JSON.stringify(payload) }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    }).catch((error: unknown) => {
      throw new ProviderFailure('unknown', String(error));
    });
    const text = await response.text().catch(() => '');
    if (response.status >= 500) throw new ProviderFailure('unknown', `${response.status} ${text}`);
    if (response.status === 404) return undefined;
    if (response.status === 401) throw new ProviderKeyRefused('refused', `${response.status} ${text}`);
    if (!response.ok) throw new ProviderFailure('refused', `${response.status} ${text}`);
    return v.parse(JsonSchema, text);
  }

  async function ask(method: string, path: string, payload?: object): Promise<Answer | undefined> {
    const content = await read(method, path, payload);
    if (content === undefined) return undefined;
    const answer = v.safeParse(AnswerSchema, content);
    if (!answer.success) throw new ProviderFailure('unknown', 'an answer that cannot be read');
    return answer.output;
  }

  async function send(path: string, payload: object): Promise<Answer> {
    const answer = await ask('POST', path, payload);
    if (!answer) throw new ProviderFailure('unknown', `nothing at ${path}`);
    return answer;
  }

  const about = ({ paymentId }: PaymentRef) => `/api/payments/${paymentId}`;
  return {
    name: 'sandbox',
    serves: () => true,
    wallets: () => demonstrated,
    means: sandboxMeans(read),

    async create({ paymentId, orderId, expiresAt, ...payment }) {
      const { orderNumber, country, method, amount, currency, blikCode, walletToken } = payment;
      const { customer, savedToken } = payment;
      const means = { ...(customer && { customer: customer.reference }), ...(savedToken && { savedToken }) };
      const kept = { reference: paymentId, orderNumber, country, method, amount, currency, blikCode, walletToken };
      // The bank is on the shop's own address: only the path, with the prefix of the order's language.
      const prefix = new URL(payment.origin).pathname.replace(/\/$/, '');
      const back = `${prefix}${buyingPages.checkout}?payment-back=${orderId}`;
      const answer = await send('/api/payments', { ...kept, ...means, back, expiresAt: expiresAt.toISOString() });
      return { ...statusOf(answer), redirect: answer.page } satisfies CreatedPayment;
    },

    async status(payment) {
      const answer = await ask('GET', about(payment));
      return answer && statusOf(answer);
    },

    cancel: async (payment) => statusOf(await send(`${about(payment)}/cancel`, {})),
    async refund(refund) {
      const answer = await send(`${about(refund)}/refund`, { refundId: refund.refundId, amount: refund.amount });
      return requireRefund(answer);
    },
    async refundStatus(refund) {
      const answer = await ask('GET', `${about(refund)}/refunds/${refund.refundId}`);
      return answer && requireRefund(answer);
    },

    readWebhook(headers, body) {
      const signature = headers['sandbox-signature'];
      const refusal = refusalOf(token, signature, body, clock());
      if (refusal) return refusal;
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), AnswerSchema), body.toString('utf8'));
      if (!read.success) return { about: 'unknown', what: 'neither a payment nor a refund' };
      const { reference: paymentId, refund, id: providerId } = read.output;
      if (refund)
        return { about: 'refund', refundId: refund.refundId, paymentId, providerId, ...refundStatusOf(refund) };
      return { about: 'payment', ...statusOf(read.output), paymentId };
    },
  };
}

/** Two wallets for demonstration; they are never called, because the checkout shows a payment sheet of its own. */
const demonstrated = [
  { name: 'Google Pay', supportedMethods: 'https://google.com/pay', data: {}, isDemonstration: true },
  { name: 'Apple Pay', supportedMethods: 'https://apple.com/apple-pay', data: {}, isDemonstration: true },
];

function requireRefund({ refund }: Answer) {
  if (!refund) throw new ProviderFailure('unknown', 'an answer without the refund');
  return refundStatusOf(refund);
}

const statusOf = ({ id, state, failure, amount, currency }: Answer) => ({
  providerId: id,
  state,
  failure,
  amount,
  currency,
});

/** `t=<milliseconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
function refusalOf(token: string, signature: unknown, body: Buffer, now: Date): WebhookRefusal | null {
  const [, time, given = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(signature)) ?? [];
  if (time === undefined) return 'no-signature';
  const expected = createHmac('sha256', token).update(`${time}.`).update(body).digest();
  if (!isSame(Buffer.from(given, 'hex'), expected)) return 'wrong-signature';
  return Math.abs(now.getTime() - Number(time)) <= SIGNATURE_MS ? null : 'too-old';
}
