import type { AnswerOf, CountryCode, PayloadOf, readBlogger, saveBlogger } from '@odeta/contracts';
import { bloggerSchema } from '@odeta/validation';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { requireAccount } from '../customers/accounts/require-account.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Session } from '../http/session.ts';
import { textFor } from '../http/texts.ts';
import { fieldErrorsOf } from '../http/validation.ts';
import { READER_PERCENT } from '../pricing/reader-percent.ts';
import { todayIn } from '../settings/country-day.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { type BloggerRow, deleteBlogger, findBlogger, saveApplication } from './blogger.repository.ts';
import { heldTexts, isHeldReason } from './held-reasons.ts';

type Answer = AnswerOf<typeof readBlogger>;
type Deps = Pick<SettingsDeps, 'db' | 'settings'> & { now: () => Date };

export async function bloggerOf({ db }: Pick<Deps, 'db'>, session: Session): Promise<Answer> {
  const { id } = await requireAccount(db, session);
  return answerFor(db, session.country, id);
}

/** Throws an `ApiError` with the errors of the fields, and then saves nothing. */
export async function saveBloggerOf(
  { db, settings, now }: Deps,
  session: Session,
  { origin, ...given }: PayloadOf<typeof saveBlogger> & { origin: string },
): Promise<Answer> {
  const { country } = session;
  const { id: customerId } = await requireAccount(db, session);
  const result = v.safeParse(bloggerSchema(), given);
  if (!result.success) {
    throw new ApiError('validation', { validation: fieldErrorsOf(country, result.issues, 'blogger') });
  }
  const { ownerAgreement: _owner, privacyAgreement: _privacy, ...profile } = result.output;
  const text = settings.of(country).agreements.find(({ type }) => type === 'privacyAgreement');
  await saveApplication(db, { customerId, profile, sentAt: now(), origin, privacyVersion: text?.version ?? '' });
  return answerFor(db, country, customerId);
}

/** Changes nothing for a customer who is not a blogger. */
export async function leaveBloggersOf({ db, now }: Pick<Deps, 'db' | 'now'>, session: Session): Promise<Answer> {
  const { id: customerId } = await requireAccount(db, session);
  const { country } = session;
  const today = todayIn(country, now());
  await db.transaction().execute((trx) => deleteBlogger(trx, { customerId, today }));
  return answerFor(db, country, customerId);
}

async function answerFor(db: Kysely<Database>, country: CountryCode, customerId: string): Promise<Answer> {
  const row = await findBlogger(db, customerId);
  return { blogger: row ? shownOf(country, row) : null, percent: READER_PERCENT };
}

function shownOf(country: CountryCode, { state, reason, profile, sentAt, code, percent, orders }: BloggerRow) {
  return {
    state,
    reason: isHeldReason(reason) ? textFor(country, heldTexts[reason]) : null,
    profile,
    sentAt: sentAt.toISOString(),
    code: state === 'active' && code !== null && percent !== null ? { code, percent, orders } : null,
  };
}
