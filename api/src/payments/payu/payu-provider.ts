import type { CountryCode } from '@odeta/contracts';
import * as v from 'valibot';
import type { Clock } from '../../db/database-clock.ts';
import { languageOf } from '../../language/editions.ts';
import type { CreatedPayment, NewPayment, PaymentProvider, PaymentRef, ProviderStatus } from '../provider.ts';
import { ProviderFailure } from '../provider.ts';
import type { PayuAccount, PayuAccounts } from './payu-account.ts';
import { createPayuClient, type PayuClient } from './payu-client.ts';
import { paidBy, payuMeans } from './payu-means.ts';
import { readRefund, sendRefund } from './payu-refund-requests.ts';
import { failureOf, OrderSchema, statusOf, toPayu } from './payu-statuses.ts';
import { GOOGLE_PAY, walletsOf } from './payu-wallets.ts';
import { readPayuWebhook } from './payu-webhook.ts';

export interface PayuOptions {
  /** URL of PayU's servers; the sandbox's is https://secure.snd.payu.com. */
  url: string;
  accounts: PayuAccounts;
  /** The shop's URL for PayU's webhooks; by default the origin that the buyer uses. */
  publicUrl?: string | undefined;
  clock: Clock;
}

interface Point {
  country: CountryCode;
  account: PayuAccount;
  client: PayuClient;
  clock: Clock;
}

const CreatedSchema = v.object({
  orderId: v.optional(v.string()),
  redirectUri: v.optional(v.string()),
  status: v.object({ statusCode: v.string(), codeLiteral: v.optional(v.string()) }),
});
const KnownSchema = v.object({ orders: v.pipe(v.array(OrderSchema), v.minLength(1)) });
/** How many further ids are tried for an order that PayU has already, but whose response was lost. */
const NAMES = 3;

/** PayU, REST API 2.1. */
export function createPayuProvider({ url, accounts, publicUrl, clock }: PayuOptions): PaymentProvider {
  const points = new Map<CountryCode, Point>();
  for (const [country, account] of Object.entries(accounts) as [CountryCode, PayuAccount][]) {
    points.set(country, { country, account, client: createPayuClient(url, account), clock });
  }
  function pointOf(country: CountryCode): Point {
    const point = points.get(country);
    if (!point) throw new ProviderFailure('refused', `no account for ${country}`);
    return point;
  }

  return {
    name: 'payu',
    serves: (country) => points.has(country),
    wallets: (country) => walletsOf(points.get(country)?.account),
    means: payuMeans((country) => (points.get(country)?.account.savesMeans ? points.get(country)?.client : undefined)),
    create: async (payment) => create(pointOf(payment.country), payment, publicUrl ?? payment.origin),
    status: async (payment) => readStatus(pointOf(payment.country), payment),
    cancel: async (payment) => cancel(pointOf(payment.country), payment),
    refund: async (refund) => sendRefund(pointOf(refund.country), refund),
    refundStatus: async (refund) => readRefund(pointOf(refund.country), refund),

    readWebhook: (headers, body) => readPayuWebhook([...points.values()], headers, body),
  };
}

async function create(point: Point, payment: NewPayment, shopUrl: string, attempt = 0): Promise<CreatedPayment> {
  const { body, status } = await point.client.send(
    'POST',
    '/api/v2_1/orders',
    orderOf(point, payment, shopUrl, attempt),
    point.account.savesMeans ? payment.customer : null,
  );
  const created = v.safeParse(CreatedSchema, body);
  if (!created.success) throw new ProviderFailure('unknown', `an answer that cannot be read: ${status}`);
  const { orderId, redirectUri = null, status: said } = created.output;
  if (said.statusCode === 'ERROR_ORDER_NOT_UNIQUE') return createAgain(point, payment, shopUrl, attempt);
  if (!orderId || !/^(SUCCESS|WARNING_)/.test(said.statusCode))
    throw new ProviderFailure('refused', said.statusCode, failureOf(said.codeLiteral));
  const { amount, currency } = payment;
  return { providerId: orderId, state: 'pending', failure: null, amount, currency, redirect: redirectUri };
}

/**
 * A payment with a code or a token may succeed, so that it is not repeated. A page that nobody has seen cannot be paid, so that the order
 * is created again with another id.
 */
function createAgain(point: Point, payment: NewPayment, shopUrl: string, attempt: number) {
  if (payment.blikCode !== '' || payment.walletToken !== '' || payment.savedToken || attempt >= NAMES)
    throw new ProviderFailure('unknown', 'it was begun before');
  return create(point, payment, shopUrl, attempt + 1);
}

function orderOf({ account, country, clock }: Point, payment: NewPayment, shopUrl: string, attempt: number) {
  const amount = toPayu(country, payment.amount);
  const seconds = Math.max(60, Math.round((payment.expiresAt.getTime() - clock().getTime()) / 1000));
  return {
    notifyUrl: `${shopUrl}/api/payments/webhooks/payu`,
    continueUrl: `${payment.origin}/checkout?payment-back=${payment.orderId}`,
    customerIp: payment.ip,
    merchantPosId: account.posId,
    description: payment.orderNumber,
    currencyCode: payment.currency,
    totalAmount: amount,
    extOrderId: attempt === 0 ? payment.paymentId : `${payment.paymentId}.${attempt}`,
    validityTime: String(seconds),
    buyer: { email: payment.email, language: languageOf(country) },
    products: [{ name: payment.orderNumber, unitPrice: amount, quantity: '1' }],
    ...shownTo(payment),
  };
}

function shownTo({ method, blikCode, walletToken, savedToken }: NewPayment) {
  if (savedToken) return paidBy({ method, savedToken });
  if (blikCode !== '') return { payMethods: { payMethod: { type: 'BLIK_AUTHORIZATION_CODE', value: blikCode } } };
  if (walletToken === '') return {};
  const authorizationCode = Buffer.from(walletToken).toString('base64');
  return { payMethods: { payMethod: { type: 'PBL', value: GOOGLE_PAY, authorizationCode } } };
}

async function readStatus(point: Point, { providerId }: PaymentRef): Promise<ProviderStatus | undefined> {
  if (providerId === null) return undefined;
  const { body, status } = await point.client.send('GET', `/api/v2_1/orders/${encodeURIComponent(providerId)}`);
  const known = v.safeParse(KnownSchema, body);
  if (!known.success && status !== 404) throw new ProviderFailure('unknown', `no status: ${status}`);
  const order = known.success ? known.output.orders[0] : undefined;
  return order && statusOf(point.country, order);
}

/** PayU refuses to cancel a paid order; its status afterwards is final. */
async function cancel(point: Point, payment: PaymentRef): Promise<ProviderStatus | undefined> {
  if (payment.providerId === null) return undefined;
  await point.client.send('DELETE', `/api/v2_1/orders/${encodeURIComponent(payment.providerId)}`);
  const after = await readStatus(point, payment);
  if (after?.state === 'pending') throw new ProviderFailure('unknown', 'it is neither cancelled nor paid');
  return after;
}
