import type { CountryCode, changeEmail, PayloadOf } from '@odeta/contracts';
import { changedEmailSchema } from '@odeta/validation';
import * as v from 'valibot';
import type { CartDeps } from '../../carts/cart-deps.ts';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession } from '../../http/session.ts';
import { textFor } from '../../http/texts.ts';
import { fieldErrorsOf } from '../../http/validation.ts';
import { emailKeyOf } from '../../identity/email-key.ts';
import { addAccountEmail, addTypedEmail } from '../../outbox/outbox.repository.ts';
import { type AttemptLimits, takeAttempt } from '../../rate-limits/attempts.repository.ts';
import { findAccountOf, isEmailTaken } from '../accounts/account.repository.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { requireConfirmedPerson } from './confirmed-person.ts';
import { createToken, dropTokens } from './one-time-token.repository.ts';
import { findEmailOf, saveEmail } from './password.repository.ts';
import { requirePassword } from './require-password.ts';

const KIND = 'email-change';
const LINK_MINUTES = 24 * 60;
const HOUR = 3600;
/** E-mails that one account may request. */
const ofAccount: AttemptLimits = { free: 3, most: 3, blockSeconds: HOUR, forgetSeconds: HOUR };

/** Sends the link; earlier links are no longer valid. Throws an `ApiError` with the errors of the fields. */
export async function requestEmailChange(
  { db, settings, security }: Pick<CartDeps, 'db' | 'settings' | 'security'>,
  session: KnownSession,
  { email: typed, currentPassword, origin }: PayloadOf<typeof changeEmail> & { origin: string },
): Promise<void> {
  const { country } = session;
  const { id: customerId, email: before } = await requireAccount(db, session);
  const email = requireEmail(country, settings.of(country).emailExceptions, typed);
  if (currentPassword === undefined) await requireConfirmedPerson(db, session);
  else await requirePassword({ db, country, customerId }, currentPassword);
  if (emailKeyOf(email) === emailKeyOf(before)) throw wrongEmail(country, 'email-same');
  if (await findAccountOf(db, country, email)) throw wrongEmail(country, 'email-taken');
  if (!(await takeAttempt(db, ofAccount, KIND, customerId)).isAllowed) throw new ApiError('too-many-requests');
  await db.transaction().execute(async (trx) => {
    await dropTokens(trx, KIND, customerId);
    const { token, name } = await createToken(trx, { kind: KIND, customerId, email, minutes: LINK_MINUTES });
    await addTypedEmail(trx, {
      key: `${KIND}:${name}`,
      kind: KIND,
      country,
      recipient: email,
      data: { origin, token },
    });
  });
  security.record('email-change-asked', { country, email: before });
}

/**
 * P8. Called when the link is opened: the account gets the new address, links that were sent to the old one are no longer valid, and the
 * old address gets a notice. Opening the link again changes nothing.
 */
export async function changeEmailTo(
  { db, security, now }: Pick<CartDeps, 'db' | 'security' | 'now'>,
  { customerId, email, country, origin }: { customerId: string; email: string; country: CountryCode; origin: string },
): Promise<void> {
  const before = await db
    .transaction()
    .execute(async (trx) => {
      const former = await findEmailOf(trx, customerId);
      if (former.email === email) return null;
      await saveEmail(trx, customerId, { email, emailKey: emailKeyOf(email) });
      await dropTokens(trx, 'password-reset', customerId);
      await dropTokens(trx, 'email-confirmation', customerId);
      const at = now().toISOString();
      const key = `email-changed:${customerId}:${at}`;
      await addAccountEmail(trx, former, {
        ...{ key, kind: 'email-changed', country },
        ...{ recipient: former.email, data: { origin, at } },
      });
      return former.email;
    })
    .catch((error: unknown) => {
      throw isEmailTaken(error) ? new ApiError('unknown-link', { message: 'email-taken' }) : error;
    });
  if (before !== null) security.record('email-changed', { country, email: before });
}

function requireEmail(country: CountryCode, exceptions: string, typed: string) {
  const result = v.safeParse(changedEmailSchema(exceptions), { email: typed });
  if (!result.success) throw new ApiError('validation', { validation: fieldErrorsOf(country, result.issues) });
  return result.output.email;
}

const wrongEmail = (country: CountryCode, text: 'email-same' | 'email-taken') =>
  new ApiError('validation', { validation: { email: [textFor(country, text)] } });
