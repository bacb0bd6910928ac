import { type CountryCode, countries } from '@odeta/contracts';
import * as v from 'valibot';
import type { WebhookEvent, WebhookRefusal } from '../provider.ts';
import type { PayuAccount } from './payu-account.ts';
import { readSignature, refusalOf } from './payu-signature.ts';
import { OrderSchema, statusOf } from './payu-statuses.ts';

interface Signer {
  country: CountryCode;
  account: PayuAccount;
}

/** PayU tells about refunds, too, at the same address. */
const WebhookSchema = v.union([
  v.object({ order: OrderSchema }),
  v.object({ refund: v.object({ extRefundId: v.optional(v.string(), ''), status: v.string() }) }),
]);

/** The content, if it is signed with the key of one of the points of sale. */
export function readPayuWebhook(
  points: readonly Signer[],
  headers: Record<string, unknown>,
  body: Buffer,
): WebhookEvent | WebhookRefusal {
  const signed = readSignature(headers['openpayu-signature'] ?? headers['x-openpayu-signature']);
  const refusals = points.map(({ account }) => refusalOf(signed, body, account));
  const signers = points.filter((_, place) => refusals[place] === null);
  if (signers.length > 0) return eventOf(signers, body);
  return refusals.find((refusal) => refusal === 'wrong-signature') ?? refusals[0] ?? 'no-signature';
}

/** If several points of sale have the same key, it is the one of the order's currency. */
function eventOf(signers: readonly Signer[], body: Buffer): WebhookEvent {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), WebhookSchema), body.toString('utf8'));
  if (!read.success) return { about: 'unknown' };
  if ('refund' in read.output) {
    const { extRefundId: refundId, status } = read.output.refund;
    return { about: 'refund', refundId, isCancelled: status === 'CANCELED' };
  }
  const { order } = read.output;
  const signer = signers.find(({ country }) => countries[country].currency === order.currencyCode);
  if (!signer) return { about: 'unknown' };
  return { about: 'payment', ...statusOf(signer.country, order), paymentId: order.extOrderId.split('.')[0] ?? '' };
}
