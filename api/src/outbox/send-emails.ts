import type { Kysely, Transaction } from 'kysely';
import { type Repetition, repeat } from '../background/repeat.ts';
import type { Database } from '../db/database.ts';
import type { EmailKind } from '../db/tables/outbox.ts';
import { MailFailure } from '../mail/mail-failure.ts';
import type { EmailContent, Mailer } from '../mail/mailer.ts';
import { type QueuedEmail, saveDelayed, saveFailed, saveSettled, takeDue } from './outbox.repository.ts';

/** `null`: what happened since makes the e-mail needless. */
export type WriteEmail = (email: QueuedEmail) => Promise<EmailContent | null>;

export interface Sending {
  db: Kysely<Database>;
  mail: Mailer;
  writers: Record<EmailKind, WriteEmail>;
}

export interface SendingReports {
  /** It is tried again. */
  onDelay: (cause: unknown) => void;
  /** It is given up, and an operator has to look after it. */
  onFailure: (cause: unknown) => void;
}

const EVERY_MS = 2000;
const FIRST_DELAY_SECONDS = 30;
const LONGEST_DELAY_SECONDS = 6 * 3600;
/** With the delays between them: two and a half days. */
const MOST_ATTEMPTS = 15;

/** Sends what is due, one after another, until nothing is or the mail server takes nothing. Any number of instances may do so. */
export async function sendEmails(sending: Sending, reports: SendingReports, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await sendNext(sending, reports)) === 'settled');
}

/**
 * The row stays locked while its e-mail is sent: of several senders one has it, and one that dies leaves it to the next. What was
 * sent and not yet recorded then is sent once more under the same `Message-ID`.
 */
function sendNext({ db, mail, writers }: Sending, reports: SendingReports): Promise<'settled' | 'delayed' | 'none'> {
  return db.transaction().execute(async (trx) => {
    const email = await takeDue(trx, Object.keys(writers) as EmailKind[]);
    if (!email) return 'none';
    const outcome = await send(email, mail, writers[email.kind]);
    if (typeof outcome !== 'string') return recordFailure(trx, email, outcome.error, reports);
    await saveSettled(trx, email.id, outcome);
    return 'settled';
  });
}

async function send(
  email: QueuedEmail,
  mail: Mailer,
  write: WriteEmail,
): Promise<'sent' | 'dropped' | { error: unknown }> {
  try {
    const content = await write(email);
    if (content === null) return 'dropped';
    await mail.send({ key: email.key, to: email.recipient, ...content });
    return 'sent';
  } catch (error) {
    return { error };
  }
}

async function recordFailure(
  trx: Transaction<Database>,
  { id, kind, attempts }: QueuedEmail,
  error: unknown,
  { onDelay, onFailure }: SendingReports,
) {
  const failure = error instanceof MailFailure ? error.message : `not written: ${String(error)}`;
  const isFinal = attempts + 1 >= MOST_ATTEMPTS || (error instanceof MailFailure && error.isFinal);
  if (isFinal) {
    await saveFailed(trx, id, failure);
    onFailure(new Error(`E-mail ${id} (${kind}) was given up`, { cause: error }));
    return 'settled';
  }
  await saveDelayed(trx, id, { failure, seconds: delayAfter(attempts) });
  onDelay(error);
  return 'delayed';
}

const delayAfter = (attempts: number) => Math.min(FIRST_DELAY_SECONDS * 4 ** attempts, LONGEST_DELAY_SECONDS);

export const startSendingEmails = (
  sending: Sending,
  { everyMs = EVERY_MS, ...reports }: SendingReports & { everyMs?: number },
): Repetition => repeat((signal) => sendEmails(sending, reports, signal), { everyMs, onError: reports.onDelay });
