import { createHash } from 'node:crypto';
import { type CountryCode, countries, type PaymentFailure } from '@odeta/contracts';
import { isSame } from '@odeta/node/same';
import * as v from 'valibot';

/** PayU's amounts have two decimals in every currency, also in those that the shop uses without decimals (HUF, UAH). */
const HUNDREDTHS = 2;
const factorOf = (country: CountryCode) => 10 ** (HUNDREDTHS - countries[country].minorDigits);
export const toPayu = (country: CountryCode, minor: number): string => String(minor * factorOf(country));
export const fromPayu = (country: CountryCode, amount: string): number => Number(amount) / factorOf(country);

/** An order in PayU's webhooks and responses. */
export const OrderSchema = v.object({
  orderId: v.string(),
  extOrderId: v.optional(v.string(), ''),
  totalAmount: v.string(),
  currencyCode: v.string(),
  status: v.picklist(['NEW', 'PENDING', 'WAITING_FOR_CONFIRMATION', 'COMPLETED', 'CANCELED']),
});
export type PayuOrder = v.InferOutput<typeof OrderSchema>;

/** The shop's state for PayU's status. */
export function stateOf(status: PayuOrder['status']): 'pending' | 'paid' | 'failed' {
  if (status === 'COMPLETED') return 'paid';
  return status === 'CANCELED' ? 'failed' : 'pending';
}

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

/** Names of the algorithms that PayU and its libraries use, without hyphens. */
const algorithms: Record<string, string> = { MD5: 'md5', SHA: 'sha1', SHA1: 'sha1', SHA256: 'sha256' };

/** Whether a body is signed with the second key: `signature=…;algorithm=MD5;sender=checkout`, the digest of body and key. */
export function isSigned(header: unknown, body: Buffer, secondKey: string): boolean {
  if (typeof header !== 'string') return false;
  const parts = Object.fromEntries(header.split(';').map((part) => part.trim().split(/=(.*)/s).slice(0, 2)));
  const name = String(parts.algorithm ?? 'MD5').toUpperCase();
  const algorithm = algorithms[name.replace(/[-_]/g, '')];
  if (!algorithm) return false;
  const expected = createHash(algorithm).update(body).update(secondKey).digest();
  return isSame(Buffer.from(String(parts.signature), 'hex'), expected);
}
