import { createHmac } from 'node:crypto';
import type { Refusal, SecurityLines } from '@odeta/node/security-lines';
import { emailKeyOf } from '../identity/email-key.ts';

export type SecurityEvent =
  | Refusal
  | 'login'
  | 'logout'
  | 'account-created'
  | 'password-reset-asked'
  | 'password-changed'
  | 'log-ins-ended'
  | 'email-confirmed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'sms-number-confirmed'
  | 'log-in-code-asked'
  | 'person-confirmed'
  | 'order-code-asked'
  | 'order-code-used'
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
  | 'staff-log-in'
  | 'staff-log-out';

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

export function createSecurityLog(lines: SecurityLines, secret: string): SecurityLog {
  const hashOf = (email: string) =>
    createHmac('sha256', secret)
      .update(`security-log|${emailKeyOf(email)}`)
      .digest('hex')
      .slice(0, 20);
  return {
    record(event, { email, ...facts }) {
      lines.record(event, { ...(email !== undefined && { account: hashOf(email) }), ...facts });
    },
  };
}
