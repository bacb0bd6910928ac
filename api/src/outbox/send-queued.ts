import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { type QueuedEmail, saveDelayed, saveFailed, saveSettled, takeDue } from './outbox.repository.ts';

export interface SendingReports {
  /** It is tried again. */
  onDelay: (cause: unknown) => void;
  /** It is given up, and an operator has to look after it. */
  onFailure: (cause: unknown) => void;
}

/** One of the kinds of messages that the outbox holds, and how they are sent. */
export interface Queue {
  db: Kysely<Database>;
  kinds: readonly QueuedEmail['kind'][];
  /** What one is called in a report. */
  name: string;
  mostAttempts: number;
  /** `dropped`: there is nothing to say any more. */
  deliver(trx: Transaction<Database>, queued: QueuedEmail): Promise<'sent' | 'dropped'>;
  /** What may be recorded of an error, and whether another attempt is in vain. */
  failureOf(error: unknown): { text: string; isFinal: boolean };
}

const FIRST_DELAY_SECONDS = 30;
const LONGEST_DELAY_SECONDS = 6 * 3600;

/** Sends what is due, one after another, until nothing is or nobody takes it. Any number of instances may do so. */
export async function sendQueued(queue: Queue, reports: SendingReports, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await sendNext(queue, reports)) === 'settled');
}

/**
 * The row stays locked while its message is sent: of several senders one has it, and one that dies leaves it to the next. What was
 * sent and not yet recorded then is sent once more under the same key.
 */
function sendNext(queue: Queue, reports: SendingReports): Promise<'settled' | 'delayed' | 'none'> {
  return queue.db.transaction().execute(async (trx) => {
    const queued = await takeDue(trx, queue.kinds);
    if (!queued) return 'none';
    const outcome = await attempt(queue, trx, queued);
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
    return await queue.deliver(trx, queued);
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
