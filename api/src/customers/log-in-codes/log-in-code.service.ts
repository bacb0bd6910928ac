import { createHmac, randomUUID } from 'node:crypto';
import { type CountryCode, LOG_IN_CODE_TRIES, type PayloadOf, type requestLogInCode } from '@odeta/contracts';
import { isSignedBy } from '@odeta/node/former-secrets';
import { emailSchema, logInCodeSchema } from '@odeta/validation';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { useProof } from '../../bots/bot-guard.ts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Shown } from '../../http/bot-proof.ts';
import type { KnownSession } from '../../http/session.ts';
import { textFor } from '../../http/texts.ts';
import { fieldErrorsOf } from '../../http/validation.ts';
import { emailKeyOf } from '../../identity/email-key.ts';
import { addTypedEmail } from '../../outbox/outbox.repository.ts';
import { type AttemptLimits, takeAttempt } from '../../rate-limits/attempts.repository.ts';
import type { SmsMessage } from '../../sms/sms.ts';
import { findAccountOf } from '../accounts/account.repository.ts';
import { type AccountRequest, loginRequestOf } from '../accounts/account-request.ts';
import { forgiveAttempts, times } from '../accounts/login-counters.ts';
import { networkOf } from '../accounts/network.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { saveConfirmedPerson } from '../security/confirmed-person.ts';
import { enterBrowser } from '../security/enter-browser.ts';
import { saveConfirmed } from '../security/password.repository.ts';
import type { SmsDeps } from '../sms-log-in/sms-deps.ts';
import { drawCode } from '../sms-log-in/sms-log-in.service.ts';
import { findSmsNumber } from '../sms-log-in/sms-number.repository.ts';
import { takeSmsTurn } from '../sms-log-in/sms-turn.ts';
import { takeCodeTurn } from './code-turn.ts';
import { expiryOfNewCode, saveCode, type TriedCode, takeTry, useCode } from './log-in-code.repository.ts';

const HOUR = 3600;
/** Per network, to limit how many addresses it can request e-mails for. */
const ofNetwork: AttemptLimits = { free: 30, most: 30, blockSeconds: HOUR, forgetSeconds: HOUR };

interface Who {
  session: KnownSession;
  ip: string;
  requestId: string;
  /** Origin of the shop that the customer uses. */
  origin: string;
}

/** The response does not tell whether there is an account, or whether its limit of e-mails is reached. */
export async function requestLogInCodeOf(
  deps: SmsDeps,
  typed: PayloadOf<typeof requestLogInCode>,
  { session, ip, requestId, origin, proof }: Who & { proof: Shown },
): Promise<void> {
  const { country } = session;
  const result = v.safeParse(emailSchema(), typed);
  if (!result.success) throw new ApiError('validation', { validation: fieldErrorsOf(country, result.issues) });
  const { email } = result.output;
  const network = await takeAttempt(deps.db, times(deps.limitFactor, ofNetwork), 'log-in-code-from', networkOf(ip));
  if (!network.isAllowed) throw new ApiError('too-many-requests');
  const bySms = typed.by === 'sms';
  if (bySms && !deps.sms) return;
  const message = await deps.db.transaction().execute(async (trx) => {
    await useProof(trx, proof);
    const account = await findAccountOf(trx, country, email);
    const receiver = { session, origin, email: account?.email ?? email, customerId: account?.id ?? null };
    return bySms ? takeSms(trx, deps.secret, receiver) : sendCode(trx, deps.secret, receiver);
  });
  if (message) deps.sms?.send(message);
  deps.security.record('log-in-code-asked', { country, email, ip, requestId });
}

/** To the e-mail of who is logged in. */
export async function requestConfirmingCodeOf(
  { db, secret, security }: CartDeps,
  { session, ip, requestId, origin }: Who,
): Promise<void> {
  const { id: customerId, email } = await requireAccount(db, session);
  await db.transaction().execute((trx) => sendCode(trx, secret, { session, origin, email, customerId }));
  security.record('log-in-code-asked', { country: session.country, email, ip, requestId });
}

/** Returns the new CSRF token, and how many lines were added from the account's cart. */
export async function logInByCodeOf(
  deps: CartDeps,
  request: AccountRequest,
  { email, code, rememberMe }: { email: string; code: string; rememberMe: boolean },
): Promise<{ csrf: string; merged: number }> {
  const { session, ip, requestId } = request;
  const { hash, customerId, bySms } = await checkCode(deps, session, { email, code, facts: { ip, requestId } });
  const login = loginRequestOf(deps, request, email);
  const entered = await enterBrowser(deps, request, login, {
    ...{ customerId, rememberMe, by: bySms ? 'sms' : 'code' },
    use: async (trx) => {
      if (!(await useCode(trx, session.idHash, hash))) throw wrongCode(session.country, 0);
      // Whoever has read the code has read an e-mail to this address.
      if (!bySms)
        await saveConfirmed(trx, customerId, (await findAccountOf(trx, session.country, email))?.email ?? email);
    },
  });
  await forgiveAttempts(deps, login);
  return entered;
}

export async function confirmByCodeOf(
  deps: CartDeps,
  code: string,
  { session, ip, requestId }: Omit<Who, 'origin'>,
): Promise<void> {
  const { db, security } = deps;
  const { id, email } = await requireAccount(db, session);
  const { hash, customerId, bySms } = await checkCode(deps, session, { email, code, facts: { ip, requestId } });
  // Numbers can be taken over: a code by SMS is a way in, and confirms nothing.
  if (bySms || customerId !== id || !(await useCode(db, session.idHash, hash))) throw wrongCode(session.country, 0);
  await saveConfirmedPerson(db, session);
  security.record('person-confirmed', { country: session.country, email, by: 'code', ip, requestId });
}

interface Receiver {
  session: KnownSession;
  origin: string;
  email: string;
  customerId: string | null;
}

/** Beyond a limit nothing is sent, and the code of the last e-mail stays valid. */
async function sendCode(
  trx: Transaction<Database>,
  secret: string,
  { session: { country, idHash: sessionHash }, origin, email, customerId }: Receiver,
): Promise<void> {
  const emailKey = emailKeyOf(email);
  if (!(await takeCodeTurn(trx, country, emailKey))) return;
  const code = drawCode();
  const until = (await expiryOfNewCode(trx)).toISOString();
  const data = { origin, code, until };
  const letter = { key: `log-in-code:${randomUUID()}`, kind: 'log-in-code', country, recipient: email, data } as const;
  // Without an account nothing is sent, but attempts are counted alike.
  if (customerId !== null && !(await addTypedEmail(trx, letter))) return;
  await saveCode(trx, {
    sessionHash,
    country,
    emailKey,
    customerId,
    hash: hashOf(secret, sessionHash, code),
    bySms: false,
  });
}

/** The message for the number of the account. Without one nothing is sent, but attempts are counted alike. */
async function takeSms(
  trx: Transaction<Database>,
  secret: string,
  { session: { country, idHash: sessionHash }, email, customerId }: Receiver,
): Promise<SmsMessage | undefined> {
  const emailKey = emailKeyOf(email);
  if (!(await takeCodeTurn(trx, country, emailKey))) return undefined;
  const to = customerId === null ? null : await findSmsNumber(trx, customerId);
  if (to !== null && !(await takeSmsTurn(trx, country, to))) return undefined;
  const code = drawCode();
  const hash = hashOf(secret, sessionHash, code);
  await saveCode(trx, { sessionHash, country, emailKey, customerId: to && customerId, hash, bySms: true });
  return to === null ? undefined : { to, text: textFor(country, 'log-in-code-sms', { code }) };
}

interface Typed {
  email: string;
  code: string;
  facts: { ip: string; requestId: string };
}

/** Throws an `ApiError` with an error for `code` that says how many attempts are left. */
async function checkCode(
  { db, secret, security }: CartDeps,
  { country, idHash: sessionHash }: KnownSession,
  { email, code: typed, facts }: Typed,
): Promise<TriedCode & { customerId: string }> {
  const result = v.safeParse(logInCodeSchema(), { code: typed });
  if (!result.success) throw new ApiError('validation', { validation: fieldErrorsOf(country, result.issues) });
  const tried = await takeTry(db, { sessionHash, country, emailKey: emailKeyOf(email) });
  const isValid =
    tried !== undefined && isSignedBy(secret, tried.hash, (one) => hashOf(one, sessionHash, result.output.code));
  if (tried && isValid && tried.customerId !== null) return { ...tried, customerId: tried.customerId };
  security.record('log-in-code-refused', { country, email, ...facts });
  throw wrongCode(country, tried ? LOG_IN_CODE_TRIES - tried.tries : 0);
}

function wrongCode(country: CountryCode, left: number): ApiError {
  const words =
    left > 0 ? textFor(country, 'log-in-code-wrong', { count: left }) : textFor(country, 'log-in-code-over');
  return new ApiError('validation', { validation: { code: [words] } });
}

/** With a key, because a plain hash of one in a million codes is quickly reversed. */
const hashOf = (secret: string, sessionHash: Buffer, code: string) =>
  createHmac('sha256', secret).update('log-in-code|').update(sessionHash).update(code).digest();
