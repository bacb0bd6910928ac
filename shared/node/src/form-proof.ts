import { createHmac, randomBytes } from 'node:crypto';
import { isSignedBy } from './former-secrets.ts';

/**
 * Server only. What `edge` sends as the proof that no bot sends a request, for a form that was posted without scripts: it has made the sender
 * wait and limited how many such forms an address sends. Each can be used once.
 */

/** Milliseconds. */
const LIFETIME = 60_000;
const PREFIX = 'form';

/** `form.<random>.<expiry>.<signature>` */
export function signFormProof(secret: string, now = Date.now()): string {
  const [id, expires] = [randomBytes(12).toString('base64url'), String(now + LIFETIME)];
  return [PREFIX, id, expires, sign(secret, id, expires).toString('base64url')].join('.');
}

/** `undefined` if the text is no such proof, or too old. */
export function readFormProof(secret: string, text: string, now = Date.now()) {
  const [prefix, id = '', expires = '', signature = ''] = text.split('.');
  const left = Number(expires) - now;
  if (prefix !== PREFIX || !(left > 0 && left <= 2 * LIFETIME)) return undefined;
  if (!isSignedBy(secret, Buffer.from(signature, 'base64url'), (one) => sign(one, id, expires))) return undefined;
  return { signature: `${PREFIX} ${id}`, expiresAt: new Date(Number(expires)) };
}

const sign = (secret: string, id: string, expires: string) =>
  createHmac('sha256', secret).update(`form proof|${id}|${expires}`).digest();
