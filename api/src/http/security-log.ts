import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { emailKeyOf } from '../identity/email-key.ts';

export type SecurityEvent =
  | 'login'
  | 'login-refused'
  /** The password was not checked, because there were too many attempts. */
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
  /** The signature is wrong, or the request is not a webhook. */
  | 'payment-webhook-refused'
  /** The signature is wrong or too old. */
  | 'warehouse-refused';

export interface SecurityFacts {
  country?: string;
  /** Logged as a keyed hash: equal for equal e-mails, but nobody can read or guess the e-mail. */
  email?: string;
  ip?: string;
  requestId?: string;
  [detail: string]: unknown;
}

/** Events with which an operator can recognise an attack and find out who did what; without e-mails or passwords in plain text. */
export interface SecurityLog {
  record(event: SecurityEvent, facts: SecurityFacts): void;
}

/** Writes structured lines with `channel: "security"`, even if the log level hides other information. */
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
