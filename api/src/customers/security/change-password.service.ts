import type { changePassword, PayloadOf } from '@odeta/contracts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession } from '../../http/session.ts';
import { textFor } from '../../http/texts.ts';
import { isPassword } from '../../identity/password-hash.ts';
import { addEmail } from '../../outbox/outbox.repository.ts';
import { type AttemptLimits, forgetAttempts, takeAttempt } from '../accounts/attempts.repository.ts';
import { demandAccount } from '../accounts/demand-account.ts';
import { endLogIns } from './log-in.repository.ts';
import { newPasswordHash } from './new-password.ts';
import { findPasswordHash, savePassword } from './password.repository.ts';
import { passwordChangedEmail } from './reset-password.service.ts';

const MINUTE = 60;
/** Wrong passwords of one account: who finds a browser open must not guess for long. */
const ofAccount: AttemptLimits = { free: 5, most: 5, blockSeconds: 15 * MINUTE, forgetSeconds: 60 * MINUTE };

/** P8. Throws an `ApiError` with what is wrong with the fields, and nothing is changed. */
export async function changePasswordOf(
  { db, security }: Pick<CartDeps, 'db' | 'security'>,
  { currentPassword, password, endOthers }: PayloadOf<typeof changePassword>,
  { session, ip, requestId, origin }: { session: KnownSession; ip: string; requestId: string; origin: string },
): Promise<void> {
  const { country, idHash } = session;
  const { id, email } = await demandAccount(db, session);
  await demandPassword({ db, country, customerId: id }, currentPassword);
  const passwordHash = await newPasswordHash(country, password);
  await db.transaction().execute(async (trx) => {
    await savePassword(trx, id, passwordHash);
    if (endOthers) await endLogIns(trx, id, { except: idHash });
    await addEmail(trx, passwordChangedEmail({ country, email, origin, requestId }));
  });
  security.record('password-changed', { country, email, ip, requestId });
}

async function demandPassword(
  { db, country, customerId }: Pick<CartDeps, 'db'> & Pick<KnownSession, 'country'> & { customerId: string },
  currentPassword: string,
) {
  const { isAllowed, waitSeconds } = await takeAttempt(db, ofAccount, 'change-password', customerId);
  if (!isAllowed) {
    const minutes = Math.ceil(waitSeconds / MINUTE);
    throw new ApiError('login-blocked', { message: 'password-blocked', parameters: { minutes } });
  }
  if (!(await isPassword(currentPassword, await findPasswordHash(db, customerId)))) {
    throw new ApiError('validation', { validation: { currentPassword: [textFor(country, 'password-wrong')] } });
  }
  await forgetAttempts(db, 'change-password', customerId);
}
