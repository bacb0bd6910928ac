import { createHmac, randomBytes } from 'node:crypto';
import type { CountryCode } from '@odeta/contracts';
import { isSame } from '@odeta/node/same';

export interface DeviceAccount {
  country: CountryCode;
  /** `emailKeyOf` of the account. */
  email: string;
}

/**
 * The value of the cookie by which a browser is known as one of this account's: it has logged in here before. It opens nothing; it
 * only keeps the failures of strangers from locking the customer out. Signed, and worth nothing for another account.
 */
export function deviceValueOf(
  secret: string,
  account: DeviceAccount,
  id = randomBytes(18).toString('base64url'),
): string {
  return `${id}.${signatureOf(secret, account, id)}`;
}

/** The id of a browser that is known as one of this account's; `null` for any other. */
export function knownDeviceOf(secret: string, account: DeviceAccount, value: string | undefined): string | null {
  const [id = '', signature = '', ...rest] = (value ?? '').split('.');
  const isRight = isSame(signature, signatureOf(secret, account, id));
  return isRight && id !== '' && rest.length === 0 ? id : null;
}

const signatureOf = (secret: string, { country, email }: DeviceAccount, id: string) =>
  createHmac('sha256', secret).update(['device', country, email, id].join('|')).digest('base64url');
