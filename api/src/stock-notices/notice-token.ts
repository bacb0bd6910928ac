import { createHmac } from 'node:crypto';
import { isSignedBy } from '@odeta/node/former-secrets';

/** The token of a notice, which is always the same: its id with a signature. */
export const noticeTokenOf = (secret: string, id: number): string =>
  `${id}-${signatureOf(secret, id).toString('base64url')}`;

/** The id in the token; `null` when the signature is wrong. */
export function noticeIdOf(secret: string, token: string): number | null {
  const [, digits = '', signature = ''] = /^(\d{1,15})-([\w-]{43})$/.exec(token) ?? [];
  if (!digits) return null;
  const id = Number(digits);
  return isSignedBy(secret, Buffer.from(signature, 'base64url'), (one) => signatureOf(one, id)) ? id : null;
}

const signatureOf = (secret: string, id: number) => createHmac('sha256', secret).update(`stock-notice|${id}`).digest();
