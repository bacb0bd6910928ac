import { type CountryCode, countries } from '@odeta/contracts';
import * as v from 'valibot';
import type { WebhookEvent, WebhookRefusal } from '../provider.ts';
import type { PayuAccount } from './payu-account.ts';
import { knownRefund, RefundSchema } from './payu-refunds.ts';
import { readSignature, refusalOf } from './payu-signature.ts';
import { OrderSchema, PayuIdSchema, statusOf } from './payu-statuses.ts';

interface Signer {
  country: CountryCode;
  account: PayuAccount;
}

/** About an order, or at the same address about a refund of it. Further fields are ignored. */
const WebhookSchema = v.union([
  v.object({ order: OrderSchema }),
  v.object({ orderId: PayuIdSchema, extOrderId: v.fallback(PayuIdSchema, ''), refund: RefundSchema }),
]);

/** Read from a webhook that is not understood, to tell people what it says. */
const StatusSchema = v.object({ status: v.pipe(v.string(), v.regex(/^\w{1,40}$/)) });
const StrangeSchema = v.union([v.object({ order: StatusSchema }), v.object({ refund: StatusSchema })]);

/** The content, if it is signed with the key of one of the points of sale. */
export function readPayuWebhook(
  points: readonly Signer[],
  headers: Record<string, unknown>,
  body: Buffer,
): WebhookEvent | WebhookRefusal {
  const signed = readSignature(headers['openpayu-signature'] ?? headers['x-openpayu-signature']);
  const refusals = points.map(({ account }) => refusalOf(signed, body, account));
  const signers = points.filter((_, place) => refusals[place] === null);
  if (signers.length > 0) return eventOf(signers, body.toString('utf8'));
  return refusals.find((refusal) => refusal === 'wrong-signature') ?? refusals[0] ?? 'no-signature';
}

/** If several points of sale have the same key, it is the one of the order's currency. */
function eventOf(signers: readonly Signer[], text: string): WebhookEvent {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), WebhookSchema), text);
  if (!read.success) return strange(text);
  const { output } = read;
  if ('refund' in output) {
    const status = knownRefund(output.refund);
    if (!status) return strange(text);
    const { orderId: providerId, extOrderId, refund } = output;
    return { about: 'refund', refundId: refund.extRefundId, providerId, paymentId: paymentIdOf(extOrderId), ...status };
  }
  const { order } = output;
  const signer = signers.find(({ country }) => countries[country].currency === order.currencyCode);
  if (!signer) return { about: 'unknown', what: 'an order in a currency without a point of sale' };
  return { about: 'payment', ...statusOf(signer.country, order), paymentId: paymentIdOf(order.extOrderId) };
}

/** The order may have been created again, with a number after the payment's id. */
const paymentIdOf = (extOrderId: string) => extOrderId.split('.')[0] ?? '';

function strange(text: string): WebhookEvent {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), StrangeSchema), text);
  if (!read.success) return { about: 'unknown', what: 'neither an order nor a refund' };
  const { output } = read;
  const what =
    'order' in output ? `an order that is ${output.order.status}` : `a refund that is ${output.refund.status}`;
  return { about: 'unknown', what };
}
