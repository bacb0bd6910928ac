import { createHmac } from 'node:crypto';
import { isSame } from './same.ts';

/**
 * Server only. Marks a call that `edge` makes while it renders a page. Such calls are not counted as the visitor's: `edge`
 * limits pages by itself, and one page makes several calls.
 */
export const RENDERING_HEADER = 'x-shop-rendering';

/** Milliseconds; also how far the clocks of two servers may differ. */
const LIFETIME = 30_000;

/** Value of the header for one call, `<expiry>.<signature>`. */
export function signRenderingCall(secret: string, url: string, now = Date.now()): string {
  const expires = String(now + LIFETIME);
  return `${expires}.${sign(secret, url, expires).toString('base64url')}`;
}

/** Whether the call was signed by a server that has the secret, for this URL, a moment ago. */
export function isRenderingCall(secret: string, url: string, header: unknown, now = Date.now()): boolean {
  if (typeof header !== 'string') return false;
  const [expires = '', signature = ''] = header.split('.');
  const left = Number(expires) - now;
  if (!(left > 0 && left <= 2 * LIFETIME)) return false;
  return isSame(Buffer.from(signature, 'base64url'), sign(secret, url, expires));
}

const sign = (secret: string, url: string, expires: string) =>
  createHmac('sha256', secret).update(`rendering|${expires}|${url}`).digest();
