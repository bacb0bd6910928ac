import { traced } from '@odeta/node/tracing';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { inLanguage } from '../language/editions.ts';
import { languageOfQueued } from './language-of-queued.ts';
import { type QueuedEmail, saveDelayed, saveFailed, saveSettled, takeDue } from './outbox.repository.ts';

export interface SendingReports {
  /** The message will be tried again. */
  onDelay: (cause: unknown) => void;
  /** The message was given up, and an operator has to look into it. */
  onFailure: (cause: unknown) => void;
}

/** A kind of messages in the outbox, and how they are sent. */
export interface Queue {
  db: Kysely<Database>;
  kinds: readonly QueuedEmail['kind'][];
  /** Name of a message in failure reports. */
  name: string;
  mostAttempts: number;
  /** Nothing is taken out of the outbox while it returns `true`. */
  isResting?: (() => boolean) | undefined;
  /** `dropped`: the message is no longer needed. */
  deliver(trx: Transaction<Database>, queued: QueuedEmail): Promise<'sent' | 'dropped'>;
  /** The text that may be stored for an error, and whether another attempt is useless. */
  failureOf(error: unknown): { text: string; isFinal: boolean };
}

const FIRST_DELAY_SECONDS = 30;
const LONGEST_DELAY_SECONDS = 6 * 3600;

/** Sends all messages that are due, one after another, until one fails temporarily. Several instances may do so at once. */
export async function sendQueued(queue: Queue, reports: SendingReports, signal?: AbortSignal): Promise<void> {
  const mayGoOn = () => !signal?.aborted && !queue.isResting?.();
  while (mayGoOn() && (await sendNext(queue, reports)) === 'settled');
}

/**
 * The row stays locked while its message is sent, so that only one instance sends it, and another one does if that one dies. A message that
 * was sent but not marked as sent is then sent again with the same key.
 */
function sendNext(queue: Queue, reports: SendingReports): Promise<'settled' | 'delayed' | 'none'> {
  return queue.db.transaction().execute(async (trx) => {
    const queued = await takeDue(trx, queue.kinds);
    if (!queued) return 'none';
    const { traceparent: parent } = queued.data;
    const send = () => attempt(queue, trx, queued);
    const outcome = await (parent === undefined ? send() : traced(`send ${queued.kind}`, { parent }, send));
    if (typeof outcome !== 'string') return recordFailure(trx, queue, { queued, error: outcome.error, reports });
    await saveSettled(trx, queued.id, outcome);
    return 'settled';
  });
}

async function attempt(
  queue: Queue,
  trx: Transaction<Database>,
  queued: QueuedEmail,
): Promise<'sent' | 'dropped' | { error: unknown }> {
  try {
    return await inLanguage(await languageOfQueued(trx, queued), () => queue.deliver(trx, queued));
  } catch (error) {
    return { error };
  }
}

interface Failed {
  queued: QueuedEmail;
  error: unknown;
  reports: SendingReports;
}

async function recordFailure(
  trx: Transaction<Database>,
  { name, mostAttempts, failureOf }: Queue,
  { queued: { id, kind, attempts }, error, reports }: Failed,
) {
  const { text, isFinal } = failureOf(error);
  if (isFinal || attempts + 1 >= mostAttempts) {
    await saveFailed(trx, id, text);
    reports.onFailure(new Error(`${name} ${id} (${kind}) was given up`, { cause: error }));
    return 'settled';
  }
  await saveDelayed(trx, id, { failure: text, seconds: delayAfter(attempts) });
  reports.onDelay(error);
  return 'delayed';
}

const delayAfter = (attempts: number) => Math.min(FIRST_DELAY_SECONDS * 4 ** attempts, LONGEST_DELAY_SECONDS);
