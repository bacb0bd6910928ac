import type { CartDeps } from '../../carts/cart-deps.ts';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession } from '../../http/session.ts';
import { textFor } from '../../http/texts.ts';
import { isPassword } from '../../identity/password-hash.ts';
import { type AttemptLimits, forgetAttempts, takeAttempt } from '../../rate-limits/attempts.repository.ts';
import { findPasswordHash } from './password.repository.ts';

const MINUTE = 60;
/** Wrong passwords per account, against guessing by somebody who finds a browser logged in. */
const ofAccount: AttemptLimits = { free: 5, most: 5, blockSeconds: 15 * MINUTE, forgetSeconds: 60 * MINUTE };

/**
 * Changes of an account require its password. All such requests share one limit. Throws an `ApiError` with an error for `currentPassword`.
 */
export async function requirePassword(
  { db, country, customerId }: Pick<CartDeps, 'db'> & Pick<KnownSession, 'country'> & { customerId: string },
  currentPassword: string,
): Promise<void> {
  const { isAllowed, waitSeconds } = await takeAttempt(db, ofAccount, 'change-password', customerId);
  if (!isAllowed) {
    const minutes = Math.ceil(waitSeconds / MINUTE);
    throw new ApiError('login-blocked', {
      ...{ message: 'password-blocked', parameters: { minutes }, refusal: 'login-locked' },
    });
  }
  if (!(await isPassword(currentPassword, await findPasswordHash(db, customerId)))) {
    throw new ApiError('validation', { validation: { currentPassword: [textFor(country, 'password-wrong')] } });
  }
  await forgetAttempts(db, 'change-password', customerId);
}
