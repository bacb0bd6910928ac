import type { Deps } from '../http/deps.ts';
import { Refusal } from '../http/refusal.ts';
import { type Attempt, type AttemptLimits, countAttempts, forgetAttempts, takeAttempt } from './attempts.repository.ts';

const MINUTE = 60;
const HOUR = 3600;

/** K7. Of an e-mail, whether it has an account or not: three free attempts, three that wait, then a quarter of an hour. */
const ofEmail: AttemptLimits = { free: 3, most: 6, blockSeconds: 15 * MINUTE, forgetSeconds: HOUR };

/** Of an address, which families and offices share. */
const ofAddress: AttemptLimits = { free: 60, most: 60, blockSeconds: 15 * MINUTE, forgetSeconds: 15 * MINUTE };

/** Questions whether an e-mail has an account, of an address. */
const ofQuestions: AttemptLimits = { free: 120, most: 120, blockSeconds: 5 * MINUTE, forgetSeconds: 5 * MINUTE };

export interface Asking {
  country: string;
  email: string;
  /** Network address. */
  ip: string;
}

const emailKey = ({ country, email }: Asking) => ['login', country, email];

/** Counts an attempt to log in before the password is looked at. Throws a `Refusal` while the e-mail has to wait. */
export async function demandAttempt({ db, limitsAddresses }: Deps, asking: Asking): Promise<Attempt> {
  if (limitsAddresses) {
    const shared = await takeAttempt(db, ofAddress, 'login-from', asking.ip);
    if (!shared.isAllowed) throw blocked(shared.waitSeconds, shared.count);
  }
  const attempt = await takeAttempt(db, ofEmail, ...emailKey(asking));
  if (attempt.isAllowed) return attempt;
  throw blocked(attempt.waitSeconds, await countAttempts(db, ...emailKey(asking)));
}

/** Throws what a wrong password is answered with. */
export function refuseAttempt({ count, waitSeconds }: Attempt): never {
  if (count >= ofEmail.most) throw blocked(waitSeconds, count);
  throw new Refusal('login-failed', {
    message: waitSeconds > 0 ? 'login-slowed' : 'login-failed',
    parameters: { seconds: waitSeconds },
    body: { failureCount: count, retryAfter: waitSeconds },
  });
}

/** A right password: nothing is held against the e-mail any more. */
export const forgiveAttempts = ({ db }: Deps, asking: Asking): Promise<void> => forgetAttempts(db, ...emailKey(asking));

/** Nobody may ask for everybody's e-mail. */
export async function demandQuestion({ db, limitsAddresses }: Deps, ip: string): Promise<void> {
  if (!limitsAddresses) return;
  const { isAllowed } = await takeAttempt(db, ofQuestions, 'exist-from', ip);
  if (!isAllowed) throw new Refusal('too-many-requests');
}

const blocked = (seconds: number, failureCount: number) =>
  new Refusal('login-blocked', {
    message: seconds < MINUTE ? 'login-wait' : 'login-blocked',
    parameters: { seconds, minutes: Math.ceil(seconds / MINUTE) },
    body: { failureCount, retryAfter: seconds },
  });
