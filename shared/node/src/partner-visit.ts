import { createHmac } from 'node:crypto';
import { isSignedBy } from './former-secrets.ts';

/** Cookie of a visitor whom a partner's page has sent to the checkout, in a window of its own. */
export const PARTNER_VISIT_COOKIE = 'partner-visit';

/** Seconds for which the window may send messages to the page that opened it. */
export const PARTNER_VISIT_SECONDS = 12 * 3600;

/** `<expiry>.<signature>`: the signature prevents forged visits from partners. */
export function signPartnerVisit(secret: string, now = Date.now()): string {
  const expires = String(Math.floor(now / 1000) + PARTNER_VISIT_SECONDS);
  return `${expires}.${sign(secret, expires)}`;
}

/** Whether we signed the cookie and it has not expired. */
export function isPartnerVisit(secret: string, value: string | undefined, now = Date.now()): boolean {
  const [expires = '', given = ''] = value?.split('.') ?? [];
  return isSignedBy(secret, given, (one) => sign(one, expires)) && Number(expires) * 1000 > now;
}

const sign = (secret: string, expires: string) =>
  createHmac('sha256', secret).update(`partner-visit|${expires}`).digest('base64url');
