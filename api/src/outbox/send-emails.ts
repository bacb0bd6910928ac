import type { Kysely } from 'kysely';
import { type Repetition, repeat } from '../background/repeat.ts';
import type { EmailKind } from '../db/column-types.ts';
import type { Database } from '../db/database.ts';
import { MailFailure } from '../mail/mail-failure.ts';
import type { EmailContent, Mailer } from '../mail/mailer.ts';
import type { QueuedEmail } from './outbox.repository.ts';
import { listOf } from './recipients.ts';
import { type SendingReports, sendQueued } from './send-queued.ts';
import { keepSent } from './sent-email.repository.ts';
import { emailHashOf, hasLeft } from './suppression.repository.ts';

/** `null`: the e-mail is no longer needed. */
export type WriteEmail = (email: QueuedEmail) => Promise<EmailContent | null>;

export interface Sending {
  db: Kysely<Database>;
  /** Key for the hashes of addresses that have left a mailing list. */
  secret: string;
  mail: Mailer;
  writers: Record<EmailKind, WriteEmail>;
}

const EVERY_MS = 2000;
/** With the delays in between, two and a half days. */
const MOST_ATTEMPTS = 15;

/** Sends the e-mails that are due. An e-mail that is sent twice because a process died has the same `Message-ID`. */
export function sendEmails(
  { db, secret, mail, writers }: Sending,
  reports: SendingReports,
  signal?: AbortSignal,
): Promise<void> {
  const queue = {
    db,
    kinds: Object.keys(writers) as EmailKind[],
    name: 'E-mail',
    mostAttempts: MOST_ATTEMPTS,
    isResting: () => mail.isResting?.() === true,
    async deliver(trx, email) {
      const kind = email.kind as EmailKind;
      const list = listOf(kind);
      // They may have left it while the e-mail waited.
      const place = list && { country: email.country, list, emailHash: emailHashOf(secret, email.recipient) };
      const content = place && (await hasLeft(db, place)) ? null : await writers[kind](email);
      if (content === null) return 'dropped';
      await mail.send({ key: email.key, to: email.recipient, ...content });
      await keepSent(trx, email, content);
      return 'sent';
    },
    failureOf: (error) =>
      error instanceof MailFailure
        ? { text: error.message, isFinal: error.isFinal }
        : { text: `not written: ${String(error)}`, isFinal: false },
  } satisfies Parameters<typeof sendQueued>[0];
  return sendQueued(queue, reports, signal);
}

export const startSendingEmails = (
  sending: Sending,
  { everyMs = EVERY_MS, ...reports }: SendingReports & { everyMs?: number },
): Repetition => repeat((signal) => sendEmails(sending, reports, signal), { everyMs, onError: reports.onDelay });
