import { createHmac, randomBytes } from 'node:crypto';
import { isSignedBy } from '@odeta/node/former-secrets';

/** Signs a value for one purpose: `<value>.<signature>`. */
export const signValue = (secret: string, purpose: string, value: string): string =>
  `${value}.${createHmac('sha256', secret).update(`${purpose}|${value}`).digest('base64url')}`;

/** The value without its signature; `null` when the signature is not valid. */
export function readSigned(secret: string, purpose: string, signed: string | undefined): string | null {
  const value = signed?.slice(0, signed.lastIndexOf('.')) ?? '';
  return value !== '' && isSignedBy(secret, signed ?? '', (one) => signValue(one, purpose, value)) ? value : null;
}

export const randomValue = (): string => randomBytes(12).toString('base64url');
