import type { CountryCode } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { type Attempt, type AttemptLimits, countAttempts, forgetAttempts, takeAttempt } from './attempts.repository.ts';
import { networkOf } from './network.ts';

const MINUTE = 60;
const HOUR = 3600;

/**
 * K7. Per e-mail, with or without an account, and source, which is a known device of the account or else a network: three free attempts,
 * three that have to wait, then a block of a quarter of an hour.
 */
const ofSource: AttemptLimits = { free: 3, most: 6, blockSeconds: 15 * MINUTE, forgetSeconds: HOUR };

/**
 * Per e-mail from all sources except its known devices: the delay grows up to a minute. It is not longer because anybody can cause it for
 * any e-mail.
 */
const ofEmail: AttemptLimits = { free: 10, most: 15, blockSeconds: MINUTE, forgetSeconds: HOUR };

/** Per network address, which families and offices share. */
const ofAddress: AttemptLimits = { free: 60, most: 60, blockSeconds: 15 * MINUTE, forgetSeconds: 15 * MINUTE };

/** Requests per network address for whether an e-mail has an account. */
const ofQuestions: AttemptLimits = { free: 120, most: 120, blockSeconds: 5 * MINUTE, forgetSeconds: 5 * MINUTE };

export interface LoginRequest {
  country: CountryCode;
  /** `emailKeyOf` the typed e-mail. */
  email: string;
  ip: string;
  /** Id of the browser if it is a known device of the account. */
  device: string | null;
  requestId: string;
}

const emailKey = ({ country, email }: LoginRequest) => ['login', country, email];
const sourceKey = (login: LoginRequest) => [
  ...emailKey(login),
  ...(login.device === null ? ['from', networkOf(login.ip)] : ['device', login.device]),
];

/** Counts an attempt to log in before the password is checked. Throws an `ApiError` if the attempt has to wait. */
export async function demandAttempt(deps: CartDeps, login: LoginRequest): Promise<Attempt> {
  const { db, limitFactor } = deps;
  const shared = await takeAttempt(db, times(limitFactor, ofAddress), 'login-from', networkOf(login.ip));
  if (!shared.isAllowed) throw locked(deps, login, shared.waitSeconds, shared.count);
  // One transaction, so that an attempt that the e-mail's limit refuses is not counted for the source.
  return db.transaction().execute((trx) => takeBoth(deps, trx, login));
}

async function takeBoth(deps: CartDeps, trx: Transaction<Database>, login: LoginRequest): Promise<Attempt> {
  const source = await takeAttempt(trx, ofSource, ...sourceKey(login));
  const count = source.isAllowed ? source.count : await countAttempts(trx, ...sourceKey(login));
  if (!source.isAllowed) throw locked(deps, login, source.waitSeconds, count);
  if (login.device !== null) return source;

  const shared = await takeAttempt(trx, ofEmail, ...emailKey(login));
  if (!shared.isAllowed) throw locked(deps, login, shared.waitSeconds, count - 1);
  return { ...source, waitSeconds: Math.max(source.waitSeconds, shared.waitSeconds) };
}

/** Throws the response to a wrong password. */
export function refuseAttempt({ security }: CartDeps, login: LoginRequest, { count, waitSeconds }: Attempt): never {
  security.record('login-refused', { ...factsOf(login), failureCount: count, waitSeconds });
  if (count >= ofSource.most) throw blocked(waitSeconds, count);
  throw new ApiError('login-failed', {
    message: waitSeconds > 0 ? 'login-slowed' : 'login-failed',
    parameters: { seconds: waitSeconds },
    body: { failureCount: count, retryAfter: waitSeconds },
  });
}

/** After a correct password: resets the counts of the source, and of the e-mail if the device is not known. */
export async function forgiveAttempts({ db }: CartDeps, login: LoginRequest): Promise<void> {
  await forgetAttempts(db, ...sourceKey(login));
  if (login.device === null) await forgetAttempts(db, ...emailKey(login));
}

/** Limits how many e-mails one network can check. */
export async function demandQuestion({ db, limitFactor }: CartDeps, ip: string): Promise<void> {
  const { isAllowed } = await takeAttempt(db, times(limitFactor, ofQuestions), 'exist-from', networkOf(ip));
  if (!isAllowed) throw new ApiError('too-many-requests');
}

/** For the security log. */
export const factsOf = ({ device, ...login }: LoginRequest) => ({ ...login, knownDevice: device !== null });

function locked({ security }: CartDeps, login: LoginRequest, seconds: number, failureCount: number): ApiError {
  security.record('login-locked', { ...factsOf(login), failureCount, waitSeconds: seconds });
  return blocked(seconds, failureCount);
}

const times = (factor: number, limits: AttemptLimits): AttemptLimits => ({
  ...limits,
  free: limits.free * factor,
  most: limits.most * factor,
});

const blocked = (seconds: number, failureCount: number) =>
  new ApiError('login-blocked', {
    message: seconds < MINUTE ? 'login-wait' : 'login-blocked',
    parameters: { seconds, minutes: Math.ceil(seconds / MINUTE) },
    body: { failureCount, retryAfter: seconds },
  });
