import type { Transaction } from 'kysely';
import type { MailingList } from '../db/column-types.ts';
import type { Database } from '../db/database.ts';
import type { BaseDeps } from '../http/base-deps.ts';
import { restoreSubscription } from '../newsletter/newsletter.repository.ts';
import { leaveNewsletter } from '../newsletter/newsletter.service.ts';
import { emailHashOf, findLeaving, type Suppressed, undoSuppression } from '../outbox/suppression.repository.ts';
import type { Leaver } from '../outbox/unsubscribe-link.ts';
import { leaveNotices } from '../stock-notices/leave-notices.ts';
import { restoreWaiting } from '../stock-notices/stock-notice.repository.ts';

type Deps = Pick<BaseDeps, 'db' | 'secret' | 'now' | 'security'>;

/** What the page shows; `canUndo` for a day, if something ended. */
export type LeavingState = { name: 'asked' } | { name: 'left'; canUndo: boolean } | { name: 'rejoined' };

const leave = { newsletter: leaveNewsletter, 'stock-notices': leaveNotices } satisfies Record<MailingList, unknown>;

/** Without a change, because programs that check e-mails open the link, too. */
export async function readLeaving({ db, secret, now }: Deps, leaver: Leaver): Promise<LeavingState> {
  const found = await findLeaving(db, placeOf(secret, leaver), now());
  return found ? { name: 'left', ...found } : { name: 'asked' };
}

/** Repeating it changes nothing. */
export async function leaveList(deps: Deps, leaver: Leaver): Promise<LeavingState> {
  const { country, list, email } = leaver;
  const hasEnded = await deps.db.transaction().execute((trx) => leave[list](trx, deps, { country, email }));
  if (hasEnded && list === 'newsletter') {
    deps.security.record('consent-withdrawn', { country, email, consents: ['newsletterAgreement'] });
  }
  return readLeaving(deps, leaver);
}

/** Restores what has ended with the list; shows the current state when it is too late. */
export async function undoLeaving(deps: Deps, leaver: Leaver): Promise<LeavingState> {
  const { country, list, email } = leaver;
  const isUndone = await deps.db.transaction().execute((trx) => restore(trx, deps, leaver));
  if (!isUndone) return readLeaving(deps, leaver);
  if (list === 'newsletter') {
    deps.security.record('consent-given', { country, email, consents: ['newsletterAgreement'] });
  }
  return { name: 'rejoined' };
}

async function restore(trx: Transaction<Database>, { secret, now }: Deps, leaver: Leaver): Promise<boolean> {
  const ended = await undoSuppression(trx, placeOf(secret, leaver), now());
  if (!ended) return false;
  if (ended.wasSubscribed) await restoreSubscription(trx, leaver);
  await restoreWaiting(trx, ended.notices);
  return true;
}

const placeOf = (secret: string, { country, list, email }: Leaver): Suppressed => ({
  ...{ country, list },
  emailHash: emailHashOf(secret, email),
});
