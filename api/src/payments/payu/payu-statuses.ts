import { type CountryCode, countries, type PaymentFailure } from '@odeta/contracts';
import * as v from 'valibot';
import type { ProviderStatus } from '../provider.ts';

/** PayU's amounts have two decimals in every currency, also in those that the shop uses without decimals (HUF, UAH). */
const HUNDREDTHS = 2;
const factorOf = (country: CountryCode) => 10 ** (HUNDREDTHS - countries[country].minorDigits);
export const toPayu = (country: CountryCode, minor: number): string => String(minor * factorOf(country));
const fromPayu = (country: CountryCode, amount: string): number => Number(amount) / factorOf(country);

/** An order in PayU's webhooks and responses. */
export const OrderSchema = v.object({
  orderId: v.string(),
  extOrderId: v.optional(v.string(), ''),
  totalAmount: v.pipe(v.string(), v.digits()),
  currencyCode: v.string(),
  status: v.picklist(['NEW', 'PENDING', 'WAITING_FOR_CONFIRMATION', 'COMPLETED', 'CANCELED']),
});
export type PayuOrder = v.InferOutput<typeof OrderSchema>;

/** Part of PayU's codes for a refused BLIK code, such as AUTH_CODE_EXPIRED; other fields may be invalid, too. */
const OF_A_CODE = /AUTH_CODE|BLIK/;
/** The underscore keeps REFUSED from matching as USED. */
const failures: readonly (readonly [word: RegExp, failure: PaymentFailure])[] = [
  [/EXPIRED/, 'code-expired'],
  [/CANCEL/, 'cancelled'],
  [/_USED/, 'code-used'],
  [/INVALID|INCORRECT|WRONG/, 'code-wrong'],
  [/LIMIT/, 'limit'],
];
export function failureOf(codeLiteral = ''): PaymentFailure {
  const known = OF_A_CODE.test(codeLiteral) ? failures.find(([word]) => word.test(codeLiteral)) : undefined;
  return known?.[1] ?? 'refused';
}

export const statusOf = (country: CountryCode, order: PayuOrder): ProviderStatus => ({
  providerId: order.orderId,
  state: stateOf(order.status),
  failure: order.status === 'CANCELED' ? 'refused' : null,
  amount: fromPayu(country, order.totalAmount),
  currency: order.currencyCode,
});

function stateOf(status: PayuOrder['status']): ProviderStatus['state'] {
  if (status === 'COMPLETED') return 'paid';
  return status === 'CANCELED' ? 'failed' : 'pending';
}
