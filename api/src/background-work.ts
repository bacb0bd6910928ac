import type { FastifyInstance } from 'fastify';
import { repeat } from './background/repeat.ts';
import { dropOutdated } from './change-previews/build-preview.ts';
import { refreshRenamed } from './change-sets/refresh-renamed.ts';
import { startAndEndDue } from './change-sets/start-and-end.ts';
import { deleteDueAccounts } from './customers/personal-data/delete-due.ts';
import { startSubscribingRequested } from './newsletter/subscribe-requested.ts';
import { summarizeDays } from './numbers/summarize-days.ts';
import type { OrderDeps } from './orders/records/order-deps.ts';
import { type Sending, startSendingEmails } from './outbox/send-emails.ts';
import { startPaymentWatch } from './payments/payment-watch.ts';
import { type PushSending, startSendingPushes } from './push/send-pushes.ts';
import { removeMeansOfDeleted } from './saved-means/deleted-payers.ts';
import type { Search } from './search/create-search.ts';
import type { Purge } from './shared-caches/purge.ts';
import { purgeChanged } from './shared-caches/purge-changed.ts';
import { startSendingNotices } from './stock-notices/send-notices.ts';
import { reportWaiting } from './warehouse/report-waiting.ts';

const ACCOUNTS_EVERY_MS = 60_000;
const EVENTS_EVERY_MS = 300_000;
/** Change sets start to the second. */
const CHANGES_EVERY_MS = 1000;
const PURGES_EVERY_MS = 5000;
const PREVIEWS_EVERY_MS = 60_000;
const FIGURES_EVERY_MS = 60_000;

interface Own {
  startFeedingSearch: Search['startFeeding'];
  purge: Purge | null;
}

/** Starts the background work of a server, which ends when the server closes. `null` for `everyMs` turns it off. */
export function workWhileOpen(
  app: FastifyInstance,
  deps: OrderDeps & Sending & PushSending & Own,
  everyMs: number | null | undefined,
): void {
  if (everyMs === null) return;
  const onError = (cause: unknown) => app.failures.report({ kind: 'part-unwell', cause });
  const onWaiting = (cause: Error) => app.failures.report({ kind: 'event-waiting', cause });
  const onRefundGivenUp = (cause: Error) => app.failures.report({ kind: 'refund-given-up', cause });
  const options = { ...(everyMs && { everyMs }), onError };
  const works = [
    ...deps.startFeedingSearch(options),
    startPaymentWatch(deps, { ...options, onRefundGivenUp }),
    startSubscribingRequested(deps, options),
    startSendingNotices(deps, options),
    repeat(async (signal) => void (await deleteDueAccounts(deps, signal)), { everyMs: ACCOUNTS_EVERY_MS, ...options }),
    repeat((signal) => removeMeansOfDeleted(deps, { onError, signal }), { everyMs: ACCOUNTS_EVERY_MS, ...options }),
    repeat(() => reportWaiting(deps, onWaiting), { everyMs: EVENTS_EVERY_MS, ...options }),
    repeat(async () => void (await startAndEndDue(deps, onError)), { everyMs: CHANGES_EVERY_MS, ...options }),
    repeat(async () => void (await refreshRenamed(deps.db)), { everyMs: CHANGES_EVERY_MS, ...options }),
    repeat(async () => void (await dropOutdated(deps)), { everyMs: PREVIEWS_EVERY_MS, ...options }),
    repeat(() => summarizeDays(deps), { everyMs: FIGURES_EVERY_MS, ...options }),
    repeat(() => purgeChanged(deps), { everyMs: PURGES_EVERY_MS, ...options }),
    startSendingPushes(deps, { ...options, onDelay: onError, onFailure: onError }),
    startSendingEmails(deps, {
      ...options,
      onDelay: onError,
      onFailure: (cause) => app.failures.report({ kind: 'email-given-up', cause }),
    }),
  ];
  app.addHook('onClose', () => Promise.all(works.map((work) => work.stop())));
}
