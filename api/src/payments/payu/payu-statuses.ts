import { createHash } from 'node:crypto';
import { type CountryCode, countries, type PaymentFailure } from '@odeta/contracts';
import { isSame } from '@odeta/node/same';
import * as v from 'valibot';

/** PayU counts every currency in hundredths, also those that the shop has none of (HUF, UAH). */
const HUNDREDTHS = 2;
const factorOf = (country: CountryCode) => 10 ** (HUNDREDTHS - countries[country].minorDigits);
export const toPayu = (country: CountryCode, minor: number): string => String(minor * factorOf(country));
export const fromPayu = (country: CountryCode, amount: string): number => Number(amount) / factorOf(country);

/** An order as PayU tells of it, in its notifications and when it is asked. */
export const OrderSchema = v.object({
  orderId: v.string(),
  extOrderId: v.optional(v.string(), ''),
  totalAmount: v.string(),
  currencyCode: v.string(),
  status: v.picklist(['NEW', 'PENDING', 'WAITING_FOR_CONFIRMATION', 'COMPLETED', 'CANCELED']),
});
export type PayuOrder = v.InferOutput<typeof OrderSchema>;

/** The shop's word for it, as far as PayU tells. */
export function stateOf(status: PayuOrder['status']): 'pending' | 'paid' | 'failed' {
  if (status === 'COMPLETED') return 'paid';
  return status === 'CANCELED' ? 'failed' : 'pending';
}

/** What PayU says of a BLIK code that it refuses at once, such as AUTH_CODE_EXPIRED; other fields may be invalid, too. */
const OF_A_CODE = /AUTH_CODE|BLIK/;
/** A word that is not part of another: REFUSED is not USED. */
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

/** By the names that PayU and its libraries have for them, without their signs. */
const algorithms: Record<string, string> = { MD5: 'md5', SHA: 'sha1', SHA1: 'sha1', SHA256: 'sha256' };

/**
 * Whether a body is signed with the second key: `signature=…;algorithm=MD5;sender=checkout`, the digest of body and key.
 */
export function isSigned(header: unknown, body: Buffer, secondKey: string): boolean {
  if (typeof header !== 'string') return false;
  const parts = Object.fromEntries(header.split(';').map((part) => part.trim().split(/=(.*)/s).slice(0, 2)));
  const name = String(parts.algorithm ?? 'MD5').toUpperCase();
  const algorithm = algorithms[name.replace(/[-_]/g, '')];
  if (!algorithm) return false;
  const expected = createHash(algorithm).update(body).update(secondKey).digest();
  return isSame(Buffer.from(String(parts.signature), 'hex'), expected);
}
