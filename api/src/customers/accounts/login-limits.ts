import type { BotGuard } from '../../bots/bot-guard.ts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Shown } from '../../http/bot-proof.ts';
import { type Attempt, type AttemptLimits, takeAttempt } from '../../rate-limits/attempts.repository.ts';
import { type LoginAttempt, type LoginRequest, takeAll, times, usual, withProof } from './login-counters.ts';
import { networkOf } from './network.ts';

const MINUTE = 60;

/** Requests per network address for whether an e-mail has an account. */
const ofQuestions: AttemptLimits = { free: 120, most: 120, blockSeconds: 5 * MINUTE, forgetSeconds: 5 * MINUTE };

export interface LoginDeps extends CartDeps {
  bots: BotGuard;
}

/**
 * Counts an attempt to log in before the password is checked. `check` reads the proof of a solved challenge, and is called only if one is
 * needed. Throws an `ApiError` if the attempt has to wait.
 */
export async function requireAttempt(
  deps: LoginDeps,
  login: LoginRequest,
  check: () => Promise<Shown>,
): Promise<LoginAttempt> {
  const attempt = await takeAll(deps, login, usual);
  if (attempt.isAllowed) return attempt;
  if (login.device !== null) throw locked(deps, login, attempt);
  const proof = await check();
  if (!proof) throw locked(deps, login, attempt, proof === undefined ? { proofSiteKey: deps.bots.siteKey } : {});
  const proven = await takeAll(deps, login, withProof, proof);
  if (!proven.isAllowed) throw locked(deps, login, proven);
  return proven;
}

/** Throws the response to a wrong password. */
export function refuseAttempt(
  { security }: LoginDeps,
  login: LoginRequest,
  { count, waitSeconds, isLast }: LoginAttempt,
): never {
  security.record('login-refused', { ...factsOf(login), failureCount: count, waitSeconds });
  if (isLast) throw blocked(waitSeconds, count);
  throw new ApiError('login-failed', {
    message: waitSeconds > 0 ? 'login-slowed' : 'login-failed',
    parameters: { seconds: waitSeconds },
    body: { failureCount: count, retryAfter: waitSeconds },
  });
}

/** Limits how many e-mails one network can check. */
export async function requireQuestion({ db, limitFactor }: CartDeps, ip: string): Promise<void> {
  const { isAllowed } = await takeAttempt(db, times(limitFactor, ofQuestions), 'exist-from', networkOf(ip));
  if (!isAllowed) throw new ApiError('too-many-requests');
}

/** For the security log. */
export const factsOf = ({ device, ...login }: LoginRequest) => ({ ...login, knownDevice: device !== null });

function locked(
  { security }: LoginDeps,
  login: LoginRequest,
  { waitSeconds, count }: Attempt,
  wayOut: { proofSiteKey?: string | null } = {},
): ApiError {
  security.record('login-locked', { ...factsOf(login), failureCount: count, waitSeconds });
  return blocked(waitSeconds, count, wayOut);
}

const blocked = (seconds: number, failureCount: number, wayOut = {}) =>
  new ApiError('login-blocked', {
    message: seconds < MINUTE ? 'login-wait' : 'login-blocked',
    parameters: { seconds, minutes: Math.ceil(seconds / MINUTE) },
    body: { failureCount, retryAfter: seconds, ...wayOut },
  });
