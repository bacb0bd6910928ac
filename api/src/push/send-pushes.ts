import { createHash } from 'node:crypto';
import type { PushContent } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import { type Repetition, repeat } from '../background/repeat.ts';
import type { PushKind } from '../db/column-types.ts';
import type { Database } from '../db/database.ts';
import type { QueuedEmail } from '../outbox/outbox.repository.ts';
import { type SendingReports, sendQueued } from '../outbox/send-queued.ts';
import { deleteSubscription, findAddress } from './push.repository.ts';
import { PushFailure } from './push-failure.ts';
import type { Push } from './push-sender.ts';

/** `null`: the notification is no longer needed. */
export type WritePush = (queued: QueuedEmail) => Promise<Omit<PushContent, 'tag'> | null>;

export interface PushSending {
  db: Kysely<Database>;
  push: Push;
  pushWriters: Record<PushKind, WritePush>;
}

const EVERY_MS = 2000;
/** With the delays in between, about three hours; later the news is of no use. */
const MOST_ATTEMPTS = 5;

/**
 * Sends the notifications that are due. If a process dies after sending, a message is sent twice; its topic and tag make browsers show it
 * once.
 */
export async function sendPushes(
  { db, push, pushWriters }: PushSending,
  reports: SendingReports,
  signal?: AbortSignal,
): Promise<void> {
  const queue = {
    db,
    kinds: Object.keys(pushWriters) as PushKind[],
    name: 'Notification',
    mostAttempts: MOST_ATTEMPTS,
    async deliver(trx, queued) {
      const pushId = Number(queued.recipient);
      const address = await findAddress(trx, pushId);
      const content = address && (await pushWriters[queued.kind as PushKind](queued));
      if (!content) return 'dropped';
      const tag = createHash('sha256').update(queued.key).digest('base64url').slice(0, 32);
      if ((await push.send(address, { ...content, tag }, tag)) === 'sent') return 'sent';
      await deleteSubscription(trx, pushId, 'ended');
      return 'dropped';
    },
    failureOf: (error) =>
      error instanceof PushFailure
        ? { text: error.message, isFinal: error.isFinal }
        : { text: `not written: ${String(error)}`, isFinal: false },
  } satisfies Parameters<typeof sendQueued>[0];
  await sendQueued(queue, reports, signal);
}

export const startSendingPushes = (
  sending: PushSending,
  { everyMs = EVERY_MS, ...reports }: SendingReports & { everyMs?: number },
): Repetition => repeat((signal) => sendPushes(sending, reports, signal), { everyMs, onError: reports.onDelay });
