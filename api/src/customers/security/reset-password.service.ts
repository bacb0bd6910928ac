import type { CountryCode, PayloadOf, requestPasswordReset, resetPassword } from '@odeta/contracts';
import { useProof } from '../../bots/bot-guard.ts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Shown } from '../../http/bot-proof.ts';
import type { Session } from '../../http/session.ts';
import { emailKeyOf } from '../../identity/email-key.ts';
import { addEmail, addTypedEmail } from '../../outbox/outbox.repository.ts';
import { type AttemptLimits, takeAttempt } from '../../rate-limits/attempts.repository.ts';
import { findAccountOf } from '../accounts/account.repository.ts';
import type { DeviceAccount } from '../accounts/known-device.ts';
import { forgiveAttempts } from '../accounts/login-counters.ts';
import { networkOf } from '../accounts/network.ts';
import { endLogIns } from './log-in.repository.ts';
import { newPasswordHash } from './new-password.ts';
import { createToken, dropTokens, findToken, useToken } from './one-time-token.repository.ts';
import { dropPasskeys, saveConfirmed, savePassword } from './password.repository.ts';

/** P17: 60 minutes. */
const LINK_MINUTES = 60;
const HOUR = 3600;
/** E-mails to one address, with or without an account. */
const ofEmail: AttemptLimits = { free: 3, most: 3, blockSeconds: HOUR, forgetSeconds: HOUR };
/** Per network, to limit how many addresses it can request e-mails for. */
const ofNetwork: AttemptLimits = { free: 30, most: 30, blockSeconds: HOUR, forgetSeconds: HOUR };

interface Request {
  session: Pick<Session, 'country'>;
  ip: string;
  requestId: string;
  proof: Shown;
  /** Origin of the shop that the customer uses. */
  origin: string;
}

/** The response does not tell whether there is an account, or whether its limit of e-mails is reached. */
export async function requestPasswordResetOf(
  deps: CartDeps,
  { email, from }: PayloadOf<typeof requestPasswordReset>,
  { session, ip, requestId, proof, origin }: Request,
): Promise<void> {
  const { country } = session;
  const { db, limitFactor } = deps;
  const limits = { ...ofNetwork, free: ofNetwork.free * limitFactor, most: ofNetwork.most * limitFactor };
  const network = await takeAttempt(db, limits, 'reset-from', networkOf(ip));
  if (!network.isAllowed) throw new ApiError('too-many-requests');
  await db.transaction().execute(async (trx) => {
    await useProof(trx, proof);
    const attempt = await takeAttempt(trx, ofEmail, 'reset', country, emailKeyOf(email));
    const account = await findAccountOf(trx, country, email);
    if (!attempt.isAllowed || !account) return;
    const kind = 'password-reset';
    const { token, name } = await createToken(trx, {
      ...{ kind, customerId: account.id, email: account.email, minutes: LINK_MINUTES },
    });
    await addTypedEmail(trx, {
      ...{ key: `${kind}:${name}`, kind, country, recipient: account.email },
      data: { origin, token, from },
    });
  });
  deps.security.record('password-reset-asked', { country, email, ip, requestId });
}

/** The e-mail of the account whose password the link resets, or `null`. */
export async function resettableBy(
  { db }: Pick<CartDeps, 'db'>,
  { country, token }: { country: CountryCode; token: string },
): Promise<string | null> {
  return (await findToken(db, { kind: 'password-reset', country, token }))?.email ?? null;
}

/**
 * A password that is refused does not use up the link. Ends all log-ins of the account and the lock after wrong passwords, removes its passkeys, and
 * returns the account.
 */
export async function resetPasswordOf(
  deps: CartDeps,
  { token, password }: PayloadOf<typeof resetPassword>,
  { session: { country }, ip, requestId, origin }: Omit<Request, 'proof'>,
): Promise<DeviceAccount> {
  const { db, security } = deps;
  const opened = { kind: 'password-reset', country, token } as const;
  if (!(await findToken(db, opened))) throw unknownLink();
  const passwordHash = await newPasswordHash(country, password);
  const email = await db.transaction().execute(async (trx) => {
    const used = await useToken(trx, opened);
    if (!used) throw unknownLink();
    const { customerId } = used;
    await savePassword(trx, customerId, passwordHash);
    await dropTokens(trx, 'password-reset', customerId);
    await saveConfirmed(trx, customerId, used.email);
    await endLogIns(trx, customerId);
    await dropPasskeys(trx, customerId);
    await addEmail(trx, passwordChangedEmail({ country, email: used.email, origin, requestId, at: deps.now() }));
    return used.email;
  });
  // Whoever has the e-mail's link is its owner, and is not kept out by attempts before it.
  await forgiveAttempts(deps, { country, email: emailKeyOf(email), ip, device: null, requestId });
  security.record('password-changed', { country, email, ip, requestId, byLink: true });
  return { country, email: emailKeyOf(email) };
}

const unknownLink = () => new ApiError('unknown-link', { message: 'reset-link' });

/** Tells the owner of the account about a change that may not be theirs. */
export const passwordChangedEmail = (change: {
  country: Session['country'];
  email: string;
  origin: string;
  requestId: string;
  at: Date;
}) =>
  ({
    key: `password-changed:${change.requestId}`,
    kind: 'password-changed',
    country: change.country,
    recipient: change.email,
    data: { origin: change.origin, at: change.at.toISOString() },
  }) as const;
