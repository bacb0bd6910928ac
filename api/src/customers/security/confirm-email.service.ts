import type { CountryCode } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession } from '../../http/session.ts';
import { addTypedEmail } from '../../outbox/outbox.repository.ts';
import { type AttemptLimits, takeAttempt } from '../../rate-limits/attempts.repository.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { changeEmailTo } from './email-change.service.ts';
import { createToken, dropTokens, findToken } from './one-time-token.repository.ts';
import { saveConfirmed } from './password.repository.ts';

const KIND = 'email-confirmation';
const LINK_MINUTES = 7 * 24 * 60;
const HOUR = 3600;
/** E-mails that one account may request. */
const ofAccount: AttemptLimits = { free: 3, most: 3, blockSeconds: HOUR, forgetSeconds: HOUR };

interface Unconfirmed {
  country: CountryCode;
  customerId: string;
  email: string;
  origin: string;
}

/** Sent when the account is created, or at the customer's request; earlier links are no longer valid. */
export async function sendConfirmation(
  trx: Transaction<Database>,
  { country, customerId, email, origin }: Unconfirmed,
): Promise<void> {
  await dropTokens(trx, KIND, customerId);
  const { token, name } = await createToken(trx, { kind: KIND, customerId, email, minutes: LINK_MINUTES });
  await addTypedEmail(trx, { key: `${KIND}:${name}`, kind: KIND, country, recipient: email, data: { origin, token } });
}

export async function sendConfirmationAgain(
  { db }: Pick<CartDeps, 'db'>,
  session: KnownSession,
  origin: string,
): Promise<void> {
  const { id: customerId, email, isEmailConfirmed } = await requireAccount(db, session);
  if (isEmailConfirmed) return;
  const attempt = await takeAttempt(db, ofAccount, 'confirmation', customerId);
  if (!attempt.isAllowed) throw new ApiError('too-many-requests');
  const { country } = session;
  await db.transaction().execute((trx) => sendConfirmation(trx, { country, customerId, email, origin }));
}

/**
 * Confirms the e-mail of a new account, or changes an account's e-mail. The link may be opened repeatedly: programs that scan e-mails open
 * it before the customer does.
 */
export async function confirmEmailBy(
  deps: Pick<CartDeps, 'db' | 'security' | 'now'>,
  { country, origin, token }: { country: CountryCode; origin: string; token: string },
): Promise<string> {
  const { db, security } = deps;
  const change = await findToken(db, { kind: 'email-change', country, token });
  if (change) {
    await changeEmailTo(deps, { ...change, country, origin });
    return change.email;
  }
  const found = await findToken(db, { kind: KIND, country, token });
  if (!found) throw new ApiError('unknown-link', { message: 'confirmation-link' });
  const { customerId, email } = found;
  const isFirst = await db.transaction().execute((trx) => saveConfirmed(trx, customerId, email));
  if (isFirst) security.record('email-confirmed', { country, email });
  return email;
}
