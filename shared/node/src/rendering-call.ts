import { createHmac } from 'node:crypto';
import { isSignedBy } from './former-secrets.ts';

/**
 * Server only. Marks the API requests that `edge` sends while it renders a page. They do not count for the visitor's rate limit:
 * `edge` limits pages itself, and one page needs several requests.
 */
export const RENDERING_HEADER = 'x-shop-rendering';

/** Milliseconds; it also covers clock differences between two servers. */
const LIFETIME = 30_000;

/** Value of the header for one request, `<expiry>.<signature>`. */
export function signRenderingCall(secret: string, url: string, now = Date.now()): string {
  const expires = String(now + LIFETIME);
  return `${expires}.${sign(secret, url, expires).toString('base64url')}`;
}

/** Whether the request was signed recently, for this URL, by a server that has the secret. */
export function isRenderingCall(secret: string, url: string, header: unknown, now = Date.now()): boolean {
  if (typeof header !== 'string') return false;
  const [expires = '', signature = ''] = header.split('.');
  const left = Number(expires) - now;
  if (!(left > 0 && left <= 2 * LIFETIME)) return false;
  return isSignedBy(secret, Buffer.from(signature, 'base64url'), (one) => sign(one, url, expires));
}

const sign = (secret: string, url: string, expires: string) =>
  createHmac('sha256', secret).update(`rendering|${expires}|${url}`).digest();
