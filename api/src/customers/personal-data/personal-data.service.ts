import type { AnswerOf, CountryCode, openExport, PersonalData } from '@odeta/contracts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession, Session } from '../../http/session.ts';
import { addAccountEmail } from '../../outbox/outbox.repository.ts';
import { type AttemptLimits, takeAttempt } from '../../rate-limits/attempts.repository.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { endLogIns } from '../security/log-in.repository.ts';
import { createToken, dropTokens, findToken, useToken } from '../security/one-time-token.repository.ts';
import { requirePassword } from '../security/require-password.ts';
import { findDeletionDue, findDeletionWaits, forgetDeletion, saveDeletionDue } from './deletion.repository.ts';
import { findOwnRows } from './export.repository.ts';

type Deps = Pick<CartDeps, 'db' | 'settings' | 'security' | 'now'>;
interface Confirmed {
  currentPassword: string;
  /** Origin of the shop that the customer uses. */
  origin: string;
}

const EXPORT = 'data-export';
const LINK_MINUTES = 24 * 60;
const DAY = 24 * 3600;
/** Days between the request and the deletion, unless the country's contents set another number. */
const WAIT_DAYS = 14;
/** Exports that one account may request. */
const ofAccount: AttemptLimits = { free: 3, most: 3, blockSeconds: DAY, forgetSeconds: DAY };

export async function personalDataOf(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  session: Pick<Session, 'idHash' | 'country'>,
): Promise<PersonalData> {
  const { id } = await requireAccount(db, session);
  const [due, waitsFor] = await Promise.all([findDeletionDue(db, id), findDeletionWaits(db, id)]);
  return { deletionDueAt: due?.toISOString() ?? null, waitDays: waitDaysOf(settings, session.country), waitsFor };
}

/** Earlier links are no longer valid. */
export async function requestExportOf(
  { db, security }: Deps,
  session: KnownSession,
  { currentPassword, origin }: Confirmed,
): Promise<void> {
  const { country } = session;
  const account = await requireAccount(db, session);
  const { id: customerId, email } = account;
  await requirePassword({ db, country, customerId }, currentPassword);
  if (!(await takeAttempt(db, ofAccount, EXPORT, customerId)).isAllowed) throw new ApiError('too-many-requests');
  await db.transaction().execute(async (trx) => {
    await dropTokens(trx, EXPORT, customerId);
    const { token, name } = await createToken(trx, { kind: EXPORT, customerId, email, minutes: LINK_MINUTES });
    await addAccountEmail(trx, account, {
      ...{ key: `${EXPORT}:${name}`, kind: EXPORT, country },
      ...{ recipient: email, data: { origin, token } },
    });
  });
  security.record('data-export-asked', { country, email });
}

/** Throws an `ApiError` unless the link belongs to the customer who is logged in; another customer's link stays valid. */
export async function openExportOf(
  { db, security, now }: Deps,
  session: KnownSession,
  token: string,
): Promise<AnswerOf<typeof openExport>> {
  const { country } = session;
  const { id, email } = await requireAccount(db, session);
  const opened = { kind: EXPORT, country, token } as const;
  const found = await findToken(db, opened);
  if (found?.customerId !== id) throw unknownLink();
  const data = await findOwnRows(db, { id, email });
  const used = await db.transaction().execute((trx) => useToken(trx, opened));
  if (!used) throw unknownLink();
  security.record('data-exported', { country, email });
  return { country, exportedAt: now().toISOString(), data };
}

export async function requestDeletionOf(
  deps: Deps,
  session: KnownSession,
  { currentPassword, origin }: Confirmed,
): Promise<PersonalData> {
  const { db, settings, security } = deps;
  const { country, idHash } = session;
  const account = await requireAccount(db, session);
  const { id: customerId, email } = account;
  await requirePassword({ db, country, customerId }, currentPassword);
  await db.transaction().execute(async (trx) => {
    if (!(await saveDeletionDue(trx, customerId, { days: waitDaysOf(settings, country), origin }))) return;
    await endLogIns(trx, customerId, { except: idHash });
    const due = (await findDeletionDue(trx, customerId))?.toISOString() ?? '';
    const key = `deletion-requested:${customerId}:${due}`;
    await addAccountEmail(trx, account, {
      ...{ key, kind: 'deletion-requested', country },
      ...{ recipient: email, data: { origin, due } },
    });
  });
  security.record('deletion-asked', { country, email });
  return personalDataOf(deps, session);
}

export async function cancelDeletionOf(deps: Deps, session: KnownSession): Promise<PersonalData> {
  const { id, email } = await requireAccount(deps.db, session);
  await forgetDeletion(deps.db, id);
  deps.security.record('deletion-cancelled', { country: session.country, email });
  return personalDataOf(deps, session);
}

const waitDaysOf = (settings: Deps['settings'], country: CountryCode) =>
  settings.of(country).siteContents.deletionWaitDays ?? WAIT_DAYS;

const unknownLink = () => new ApiError('unknown-link', { message: 'export-link' });
