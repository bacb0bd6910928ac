import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { emailKeyOf } from '../identity/email-key.ts';

export type SecurityEvent =
  | 'login'
  | 'login-refused'
  /** Not even looked at: there were too many attempts. */
  | 'login-locked'
  | 'logout'
  | 'account-created'
  | 'password-reset-asked'
  | 'password-changed'
  | 'log-ins-ended'
  | 'email-confirmed'
  | 'order-code-asked'
  | 'order-code-used'
  | 'order-code-refused'
  | 'email-change-asked'
  | 'email-changed'
  | 'data-export-asked'
  | 'data-exported'
  | 'deletion-asked'
  | 'deletion-cancelled'
  | 'consent-given'
  | 'consent-withdrawn'
  | 'club-left'
  | 'payment-webhook'
  /** Its signature is wrong, or it is no webhook at all. */
  | 'payment-webhook-refused'
  /** Its signature is wrong or old. */
  | 'warehouse-refused';

export interface SecurityFacts {
  country?: string;
  /** Written as a keyed hash: the same e-mail has the same one, and nobody can read or guess it. */
  email?: string;
  /** Network address of who asks. */
  ip?: string;
  requestId?: string;
  [detail: string]: unknown;
}

/** What an operator needs to recognise an attack and to answer who did what; no e-mail or password in clear text. */
export interface SecurityLog {
  record(event: SecurityEvent, facts: SecurityFacts): void;
}

/** Structured lines with `channel: "security"`, also where the log level hides other information. */
export function createSecurityLog(logger: FastifyBaseLogger, secret: string): SecurityLog {
  const log = logger.level === 'silent' ? logger : logger.child({}, { level: 'info' });
  const hashOf = (email: string) =>
    createHmac('sha256', secret)
      .update(`security-log|${emailKeyOf(email)}`)
      .digest('hex')
      .slice(0, 20);
  return {
    record(event, { email, ...facts }) {
      const account = email === undefined ? {} : { account: hashOf(email) };
      log.info({ channel: 'security', event, ...account, ...facts }, event);
    },
  };
}
