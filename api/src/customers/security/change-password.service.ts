import type { changePassword, PayloadOf } from '@odeta/contracts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { KnownSession } from '../../http/session.ts';
import { addAccountEmail } from '../../outbox/outbox.repository.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { endLogIns } from './log-in.repository.ts';
import { newPasswordHash } from './new-password.ts';
import { savePassword } from './password.repository.ts';
import { requirePassword } from './require-password.ts';
import { passwordChangedEmail } from './reset-password.service.ts';

/** Throws an `ApiError` with the errors of the fields, and then changes nothing. */
export async function changePasswordOf(
  { db, security, now }: Pick<CartDeps, 'db' | 'security' | 'now'>,
  { currentPassword, password, endOthers }: PayloadOf<typeof changePassword>,
  { session, ip, requestId, origin }: { session: KnownSession; ip: string; requestId: string; origin: string },
): Promise<void> {
  const { country, idHash } = session;
  const account = await requireAccount(db, session);
  const { id, email } = account;
  await requirePassword({ db, country, customerId: id }, currentPassword);
  const passwordHash = await newPasswordHash(country, password);
  await db.transaction().execute(async (trx) => {
    await savePassword(trx, id, passwordHash);
    if (endOthers) await endLogIns(trx, id, { except: idHash });
    await addAccountEmail(trx, account, passwordChangedEmail({ country, email, origin, requestId, at: now() }));
  });
  security.record('password-changed', { country, email, ip, requestId });
}
