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
 * K7. Of an e-mail, whether it has an account or not, from one source, which is a known device of the account or else a network
 * address: three free attempts, three that wait, then a quarter of an hour.
 */
const ofSource: AttemptLimits = { free: 3, most: 6, blockSeconds: 15 * MINUTE, forgetSeconds: HOUR };

/**
 * Of an e-mail from all sources but its known devices: the delay grows up to a minute. It is not longer because anybody can cause it
 * for anybody's e-mail.
 */
const ofEmail: AttemptLimits = { free: 10, most: 15, blockSeconds: MINUTE, forgetSeconds: HOUR };

/** Of an address, which families and offices share. */
const ofAddress: AttemptLimits = { free: 60, most: 60, blockSeconds: 15 * MINUTE, forgetSeconds: 15 * MINUTE };

/** Questions whether an e-mail has an account, of an address. */
const ofQuestions: AttemptLimits = { free: 120, most: 120, blockSeconds: 5 * MINUTE, forgetSeconds: 5 * MINUTE };

export interface LoginRequest {
  country: CountryCode;
  /** `emailKeyOf` what was typed. */
  email: string;
  /** Network address. */
  ip: string;
  /** Id of the browser where it is known as one of the account's. */
  device: string | null;
  requestId: string;
}

const emailKey = ({ country, email }: LoginRequest) => ['login', country, email];
const sourceKey = (login: LoginRequest) => [
  ...emailKey(login),
  ...(login.device === null ? ['from', networkOf(login.ip)] : ['device', login.device]),
];

/** Counts an attempt to log in before the password is looked at. Throws an `ApiError` while the next one has to wait. */
export async function demandAttempt(deps: CartDeps, login: LoginRequest): Promise<Attempt> {
  const { db, limitFactor } = deps;
  const shared = await takeAttempt(db, times(limitFactor, ofAddress), 'login-from', networkOf(login.ip));
  if (!shared.isAllowed) throw locked(deps, login, shared.waitSeconds, shared.count);
  // One transaction: what the e-mail's own limit refuses is not held against the source.
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

/** Throws what a wrong password is answered with. */
export function refuseAttempt({ security }: CartDeps, login: LoginRequest, { count, waitSeconds }: Attempt): never {
  security.record('login-refused', { ...factsOf(login), failureCount: count, waitSeconds });
  if (count >= ofSource.most) throw blocked(waitSeconds, count);
  throw new ApiError('login-failed', {
    message: waitSeconds > 0 ? 'login-slowed' : 'login-failed',
    parameters: { seconds: waitSeconds },
    body: { failureCount: count, retryAfter: waitSeconds },
  });
}

/** A right password: nothing is held against the e-mail or this source any more. */
export async function forgiveAttempts({ db }: CartDeps, login: LoginRequest): Promise<void> {
  await forgetAttempts(db, ...sourceKey(login));
  if (login.device === null) await forgetAttempts(db, ...emailKey(login));
}

/** Nobody may ask for everybody's e-mail. */
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
