import { createHash, timingSafeEqual } from 'node:crypto';
import { type CountryCode, countries, type PaymentFailure } from '@odeta/shared/contracts';
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

/** Codes with which PayU refuses a BLIK code at once. */
const failures: Record<string, PaymentFailure> = {
  AUTH_CODE_EXPIRED: 'code-expired',
  AUTH_CODE_CANCELLED: 'cancelled',
  AUTH_CODE_USED: 'code-used',
  INVALID_AUTH_CODE: 'code-wrong',
  AUTH_CODE_LIMIT: 'limit',
};
export const failureOf = (codeLiteral: string | undefined): PaymentFailure => failures[codeLiteral ?? ''] ?? 'refused';

/**
 * Whether a body is signed with the second key: `signature=…;algorithm=MD5;sender=checkout`, the digest of body and key.
 */
export function isSigned(header: unknown, body: Buffer, secondKey: string): boolean {
  if (typeof header !== 'string') return false;
  const parts = Object.fromEntries(header.split(';').map((part) => part.trim().split(/=(.*)/s).slice(0, 2)));
  const algorithm = { MD5: 'md5', 'SHA-256': 'sha256', SHA256: 'sha256' }[String(parts.algorithm).toUpperCase()];
  if (!algorithm) return false;
  const expected = createHash(algorithm).update(body).update(secondKey).digest();
  const given = Buffer.from(String(parts.signature), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
