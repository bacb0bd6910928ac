import { type Repetition, repeat } from '../background/repeat.ts';
import { addListEmail } from '../outbox/outbox.repository.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { takeDueNotices } from './stock-notice.repository.ts';
import { queueStockPushes } from './stock-push.repository.ts';

const EVERY_MS = 5000;

type Sending = Pick<SettingsDeps, 'db' | 'secret'>;

/**
 * Queues the e-mails and push notifications for products that are back in stock. A notice and its e-mail change in one
 * transaction, so that several instances may run, and any may crash.
 */
export async function sendNotices(deps: Sending, signal?: AbortSignal): Promise<void> {
  let sent = 1;
  while (sent > 0 && !signal?.aborted) sent = await sendSome(deps);
}

function sendSome({ db, secret }: Sending): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await takeDueNotices(trx);
    for (const { id, country, email: recipient, round } of due) {
      const kind = 'stock-back';
      const notice = { key: `${kind}:${id}:${round}`, kind, country, recipient, data: { id: String(id) } } as const;
      await addListEmail(trx, secret, notice);
    }
    return due.length + (await queueStockPushes(trx));
  });
}

export const startSendingNotices = (
  deps: Sending,
  { everyMs = EVERY_MS, onError }: { everyMs?: number; onError: (error: unknown) => void },
): Repetition => repeat((signal) => sendNotices(deps, signal), { everyMs, onError });
