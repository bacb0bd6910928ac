import { type CountryCode, countries, type PaymentFailure } from '@odeta/contracts';
import * as v from 'valibot';
import type { ProviderStatus } from '../provider.ts';

/** PayU's amounts have two decimals in every currency, also in those that the shop uses without decimals (HUF, UAH). */
const HUNDREDTHS = 2;
const factorOf = (country: CountryCode) => 10 ** (HUNDREDTHS - countries[country].minorDigits);
export const toPayu = (country: CountryCode, minor: number): string => String(minor * factorOf(country));
const fromPayu = (country: CountryCode, amount: string): number => Number(amount) / factorOf(country);

/** An id at PayU or one that the shop has given to PayU: it can be stored and put into an address. */
export const PayuIdSchema = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));

/** More than any order costs, and less than numbers and columns hold. */
const MOST_DIGITS = 14;

/** PayU's statuses of an order, and what they mean. */
export const orderStates = {
  NEW: 'pending',
  PENDING: 'pending',
  /** The point of sale does not collect payments by itself: the money is reserved. */
  WAITING_FOR_CONFIRMATION: 'pending',
  COMPLETED: 'paid',
  CANCELED: 'failed',
} as const satisfies Record<string, ProviderStatus['state']>;
const orderStatuses = Object.keys(orderStates) as (keyof typeof orderStates)[];

/** An order in PayU's webhooks and responses. */
export const OrderSchema = v.object({
  orderId: PayuIdSchema,
  extOrderId: v.fallback(PayuIdSchema, ''),
  totalAmount: v.pipe(v.string(), v.digits(), v.maxLength(MOST_DIGITS)),
  currencyCode: v.string(),
  status: v.picklist(orderStatuses),
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
  state: orderStates[order.status],
  failure: order.status === 'CANCELED' ? 'refused' : null,
  amount: fromPayu(country, order.totalAmount),
  currency: order.currencyCode,
});
