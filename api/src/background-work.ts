import { unwell } from '@odeta/node/failure-log';
import type { UnwellPart } from '@odeta/node/unwell-parts';
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
  const onError = (part: UnwellPart) => unwell(app, part);
  const onWaiting = (cause: Error) => app.failures.report({ kind: 'event-waiting', cause });
  const onRefundGivenUp = (cause: Error) => app.failures.report({ kind: 'refund-given-up', cause });
  /** Regularly, or as often as the caller says. */
  const options = (part: UnwellPart) => ({ ...(everyMs && { everyMs }), onError: onError(part) });
  const every = (ms: number, part: UnwellPart) => ({ everyMs: ms, ...options(part) });
  const works = [
    ...deps.startFeedingSearch(options('search')),
    startPaymentWatch(deps, { ...options('payments'), onRefundGivenUp }),
    startSubscribingRequested(deps, options('newsletter')),
    startSendingNotices(deps, options('stock-notices')),
    repeat(async (signal) => void (await deleteDueAccounts(deps, signal)), every(ACCOUNTS_EVERY_MS, 'accounts')),
    repeat(
      (signal) => removeMeansOfDeleted(deps, { onError: onError('accounts'), signal }),
      every(ACCOUNTS_EVERY_MS, 'accounts'),
    ),
    repeat(() => reportWaiting(deps, onWaiting), every(EVENTS_EVERY_MS, 'warehouse-events')),
    repeat(
      async () => void (await startAndEndDue(deps, onError('change-sets'))),
      every(CHANGES_EVERY_MS, 'change-sets'),
    ),
    repeat(async () => void (await refreshRenamed(deps.db)), every(CHANGES_EVERY_MS, 'change-sets')),
    repeat(async () => void (await dropOutdated(deps)), every(PREVIEWS_EVERY_MS, 'previews')),
    repeat(() => summarizeDays(deps), every(FIGURES_EVERY_MS, 'figures')),
    repeat(() => purgeChanged(deps), every(PURGES_EVERY_MS, 'purges')),
    startSendingPushes(deps, { ...options('pushes'), onDelay: onError('pushes'), onFailure: onError('pushes') }),
    startSendingEmails(deps, {
      ...options('emails'),
      onDelay: onError('emails'),
      onFailure: (cause) => app.failures.report({ kind: 'email-given-up', cause }),
    }),
  ];
  app.addHook('onClose', () => Promise.all(works.map((work) => work.stop())));
}
