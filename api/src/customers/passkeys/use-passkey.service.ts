import type { Assertion } from '@odeta/contracts';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { CartDeps } from '../../carts/cart-deps.ts';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession } from '../../http/session.ts';
import { type AccountRequest, loginRequestOf } from '../accounts/account-request.ts';
import { forgiveAttempts } from '../accounts/login-counters.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { saveConfirmedPerson } from '../security/confirmed-person.ts';
import { enterBrowser } from '../security/enter-browser.ts';
import { checkAssertion } from './check-assertion.ts';
import { saveChallenge, saveUse } from './passkey.repository.ts';
import type { RelyingParty } from './relying-party.ts';

/** The same for everybody: no list of keys could tell who has an account. */
export async function preparePasskeyUse(
  { db }: Pick<CartDeps, 'db'>,
  session: KnownSession,
  party: RelyingParty,
): Promise<Record<string, unknown>> {
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
  await saveChallenge(db, { challenge: options.challenge, sessionHash: session.idHash, customerId: null });
  return { ...options };
}

/** Returns the new CSRF token, and how many lines were added from the account's cart. */
export async function logInByPasskeyOf(
  deps: CartDeps,
  request: AccountRequest,
  { credential, rememberMe, party }: { credential: Assertion; rememberMe: boolean; party: RelyingParty },
): Promise<{ csrf: string; merged: number }> {
  const { session, ip, requestId } = request;
  const key = await checkAssertion(deps, {
    ...{ credential, party, country: session.country, sessionHash: session.idHash },
    facts: { ip, requestId },
  });
  const login = loginRequestOf(deps, request, key.email);
  const entered = await enterBrowser(deps, request, login, {
    ...{ customerId: key.customerId, rememberMe, by: 'passkey' },
    use: async (trx) => {
      if (!(await saveUse(trx, key))) throw new ApiError('passkey-refused');
    },
  });
  await forgiveAttempts(deps, login);
  return entered;
}

/** Only a key of the customer who is logged in. */
export async function confirmByPasskeyOf(
  deps: CartDeps,
  session: KnownSession,
  { credential, party, ip, requestId }: { credential: Assertion; party: RelyingParty; ip: string; requestId: string },
): Promise<void> {
  const { db, security } = deps;
  const { id, email } = await requireAccount(db, session);
  const { country, idHash: sessionHash } = session;
  const key = await checkAssertion(deps, { credential, country, sessionHash, party, facts: { ip, requestId } });
  if (key.customerId !== id || !(await saveUse(db, key))) throw new ApiError('passkey-refused');
  await saveConfirmedPerson(db, session);
  security.record('person-confirmed', { country, email, by: 'passkey', ip, requestId });
}
