import { createHmac, randomBytes } from 'node:crypto';
import type { CountryCode } from '@odeta/contracts';
import { isSignedBy } from '@odeta/node/former-secrets';

export interface DeviceAccount {
  country: CountryCode;
  /** `emailKeyOf` of the account. */
  email: string;
}

/**
 * The signed value of the cookie that marks a browser as a known device of this account, because it has logged in before. It grants no
 * access; it only keeps failed attempts of strangers from locking out the customer. It is not valid for other accounts.
 */
export function deviceValueOf(
  secret: string,
  account: DeviceAccount,
  id = randomBytes(18).toString('base64url'),
): string {
  return `${id}.${signatureOf(secret, account, id)}`;
}

/** The id of a browser that is a known device of this account; `null` for any other. */
export function knownDeviceOf(secret: string, account: DeviceAccount, value: string | undefined): string | null {
  const [id = '', signature = '', ...rest] = (value ?? '').split('.');
  const isValid = isSignedBy(secret, signature, (one) => signatureOf(one, account, id));
  return isValid && id !== '' && rest.length === 0 ? id : null;
}

const signatureOf = (secret: string, { country, email }: DeviceAccount, id: string) =>
  createHmac('sha256', secret).update(['device', country, email, id].join('|')).digest('base64url');
