import { createHmac } from 'node:crypto';
import { isSame } from './same.ts';

/** Cookie of a visitor whom a page of a partner has sent to the checkout, in a window of its own. */
export const PARTNER_VISIT_COOKIE = 'partner-visit';

/** Seconds for which the window may speak to the page that opened it. */
export const PARTNER_VISIT_SECONDS = 12 * 3600;

/** `<expiry>.<signature>`: only we can say that a visit comes from a partner. */
export function signPartnerVisit(secret: string, now = Date.now()): string {
  const expires = String(Math.floor(now / 1000) + PARTNER_VISIT_SECONDS);
  return `${expires}.${sign(secret, expires)}`;
}

/** Whether the cookie is ours and not too old. */
export function isPartnerVisit(secret: string, value: string | undefined, now = Date.now()): boolean {
  const [expires = '', given = ''] = value?.split('.') ?? [];
  return isSame(given, sign(secret, expires)) && Number(expires) * 1000 > now;
}

const sign = (secret: string, expires: string) =>
  createHmac('sha256', secret).update(`partner-visit|${expires}`).digest('base64url');
