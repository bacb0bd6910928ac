import type { Transaction } from 'kysely';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { Database } from '../../db/database.ts';
import type { AccountRequest } from '../accounts/account-request.ts';
import { enterAccount } from '../accounts/enter-account.repository.ts';
import { deviceValueOf } from '../accounts/known-device.ts';
import type { LoginRequest } from '../accounts/login-counters.ts';
import { factsOf } from '../accounts/login-limits.ts';
import { deviceNameOf } from './device-name.ts';

interface Entered {
  customerId: string;
  rememberMe: boolean;
  by: 'password' | 'passkey' | 'code' | 'sms';
  /** Uses up what was shown, in the transaction of the log-in. Throws if it was used meanwhile. */
  use?: (trx: Transaction<Database>) => Promise<unknown>;
}

/**
 * Logs in the browser of the request, which has shown that it is the customer's, and makes it a known device of the account. Returns the
 * new CSRF token, and how many lines were added from the account's cart.
 */
export async function enterBrowser(
  { db, secret, security }: Pick<CartDeps, 'db' | 'secret' | 'security'>,
  request: AccountRequest,
  login: LoginRequest,
  { customerId, rememberMe, by, use }: Entered,
): Promise<{ csrf: string; merged: number }> {
  const { session, renewId } = request;
  const id = renewId({ forVisit: !rememberMe });
  const entering = {
    ...{ customerId, country: session.country, before: session.idHash, after: id.idHash, rememberMe },
    device: deviceNameOf(request.userAgent),
  };
  const merged = await db.transaction().execute(async (trx) => {
    await use?.(trx);
    const lines = await enterAccount(trx, entering);
    await saveEntryBySms(trx, id.idHash, by === 'sms');
    return lines;
  });
  request.keepDevice(deviceValueOf(secret, login, login.device ?? undefined));
  security.record('login', { ...factsOf(login), by });
  return { csrf: id.give(), merged };
}

const saveEntryBySms = (trx: Transaction<Database>, idHash: Buffer, bySms: boolean) =>
  trx.updateTable('session').set({ bySms }).where('idHash', '=', idHash).where('bySms', '!=', bySms).execute();
