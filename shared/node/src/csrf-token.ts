import { randomBytes } from 'node:crypto';
import { CSRF_LIFETIME_SECONDS } from '@odeta/contracts';
import { isSignedBy } from './former-secrets.ts';
import { signatureOf } from './signature.ts';

/**
 * Server only. What `edge` writes into a page and `api` checks: the visitor's signed id (cookie `sid`) and the CSRF token bound to
 * it. Neither is stored in the database, so that a cached page can be served to a new visitor.
 */

/** Marks the id of a visitor who does not want to be remembered after closing the browser. */
const FOR_VISIT = '~';

/** A new visitor id, `<random>.<signature>`. */
export function createSessionId(secret: string, { forVisit = false } = {}): string {
  const id = (forVisit ? FOR_VISIT : '') + randomBytes(18).toString('base64url');
  return `${id}.${signatureOf(secret, 'sid', id)}`;
}

/** Whether the id's cookie is a session cookie, which ends with the browser. */
export const lastsForVisit = (sessionId: string): boolean => sessionId.startsWith(FOR_VISIT);

/** Whether we signed the cookie; an invalid id is treated like a missing one. */
export function isSessionId(secret: string, value: string | undefined): value is string {
  const [id = '', signature = '', ...rest] = (value ?? '').split('.');
  if (id === '' || signature === '' || rest.length > 0) return false;
  return isSignedBy(secret, signature, (one) => signatureOf(one, 'sid', id));
}

/** A token for the visitor, valid for seven days. */
export function createCsrfToken(secret: string, sessionId: string, now = Date.now()): string {
  const expires = Math.floor(now / 1000 + CSRF_LIFETIME_SECONDS).toString(36);
  return `${expires}.${signatureOf(secret, 'csrf', `${sessionId}|${expires}`)}`;
}

/** Whether the token was made for this visitor and has not expired. */
export function isCsrfToken(secret: string, sessionId: string, token: string, now = Date.now()): boolean {
  const [expires = '', signature = ''] = token.split('.');
  const isOurs = isSignedBy(secret, signature, (one) => signatureOf(one, 'csrf', `${sessionId}|${expires}`));
  if (!isOurs) return false;
  return Number.parseInt(expires, 36) * 1000 > now;
}
