import type { CountryCode } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import { useProof } from '../../bots/bot-guard.ts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { Database } from '../../db/database.ts';
import type { Shown } from '../../http/bot-proof.ts';
import {
  type Attempt,
  type AttemptLimits,
  countAttempts,
  forgetAttempts,
  takeAttempt,
} from '../../rate-limits/attempts.repository.ts';
import { networkOf } from './network.ts';

const MINUTE = 60;
const HOUR = 3600;

/**
 * K7. Per e-mail, with or without an account, and source, which is a known device of the account or else a network: three free attempts,
 * three that have to wait, then a block of a quarter of an hour.
 */
const ofSource: AttemptLimits = { free: 3, most: 6, blockSeconds: 15 * MINUTE, forgetSeconds: HOUR };

/**
 * Limits for browsers that are no known device. An attempt that one of them refuses is still allowed with a solved challenge, within limits
 * of their own: strangers can reach the limits of any e-mail, and must not lock out its owner at a new browser. What remains then is the
 * link for a new password, which makes the browser a known device (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
 */
export interface Limits {
  /** Names the counters. */
  name: string;
  source: AttemptLimits;
  /** Per e-mail from all sources except its known devices. */
  email: AttemptLimits;
  /** Per network address, which families and offices share. */
  address: AttemptLimits;
}

/** The delay of an e-mail grows up to a minute. It is not longer because anybody can cause it for any e-mail. */
export const usual: Limits = {
  name: 'login',
  source: ofSource,
  email: { free: 10, most: 15, blockSeconds: MINUTE, forgetSeconds: HOUR },
  address: { free: 60, most: 60, blockSeconds: 15 * MINUTE, forgetSeconds: 15 * MINUTE },
};

/** An e-mail has no delay up to its limit of a day, after which there is one attempt an hour. */
export const withProof: Limits = {
  name: 'login-proven',
  source: { free: 10, most: 10, blockSeconds: 15 * MINUTE, forgetSeconds: HOUR },
  email: { free: 300, most: 300, blockSeconds: HOUR, forgetSeconds: 24 * HOUR },
  address: { free: 120, most: 120, blockSeconds: 15 * MINUTE, forgetSeconds: 15 * MINUTE },
};

type Deps = Pick<CartDeps, 'db' | 'limitFactor'>;

export interface LoginRequest {
  country: CountryCode;
  /** `emailKeyOf` the typed e-mail. */
  email: string;
  ip: string;
  /** Id of the browser if it is a known device of the account. */
  device: string | null;
  requestId: string;
}

/** Whether another attempt is allowed, and whether one more failure blocks. */
export interface LoginAttempt extends Attempt {
  isLast: boolean;
}

const emailKey = ({ country, email }: LoginRequest, { name } = usual) => [name, country, email];
const sourceKey = (login: LoginRequest, limits = usual) => [
  ...emailKey(login, limits),
  ...(login.device === null ? ['from', networkOf(login.ip)] : ['device', login.device]),
];

/** A known device has only the limit of its own. */
export async function takeAll(
  { db, limitFactor }: Deps,
  login: LoginRequest,
  limits: Limits,
  proof: Shown = null,
): Promise<LoginAttempt> {
  if (login.device === null) {
    const shared = await takeAttempt(
      db,
      times(limitFactor, limits.address),
      `${limits.name}-from`,
      networkOf(login.ip),
    );
    if (!shared.isAllowed) return { ...shared, isLast: true };
  }
  // One transaction, so that an attempt that the e-mail's limit refuses is neither counted for the source nor uses up its proof.
  return db
    .transaction()
    .execute((trx) => takeBoth(trx, login, limits, proof))
    .catch((error: unknown) => {
      if (error instanceof Refused) return error.attempt;
      throw error;
    });
}

/** Rolls back the transaction of a refused attempt. */
class Refused extends Error {
  readonly attempt: LoginAttempt;

  constructor(attempt: Attempt) {
    super('Refused');
    this.attempt = { ...attempt, isLast: true };
  }
}

async function takeBoth(
  trx: Transaction<Database>,
  login: LoginRequest,
  limits: Limits,
  proof: Shown,
): Promise<LoginAttempt> {
  await useProof(trx, proof);
  const source = await takeAttempt(trx, limits.source, ...sourceKey(login, limits));
  if (!source.isAllowed) {
    throw new Refused({ ...source, count: await countAttempts(trx, ...sourceKey(login, limits)) });
  }
  const isLast = source.count >= limits.source.most;
  if (login.device !== null) return { ...source, isLast };

  const shared = await takeAttempt(trx, limits.email, ...emailKey(login, limits));
  if (!shared.isAllowed) throw new Refused({ ...shared, count: source.count - 1 });
  return { ...source, waitSeconds: Math.max(source.waitSeconds, shared.waitSeconds), isLast };
}

/** After a correct password: resets the counts of the source, and of the e-mail if the device is not known. */
export async function forgiveAttempts({ db }: Pick<Deps, 'db'>, login: LoginRequest): Promise<void> {
  for (const limits of [usual, withProof]) {
    await forgetAttempts(db, ...sourceKey(login, limits));
    if (login.device === null) await forgetAttempts(db, ...emailKey(login, limits));
  }
}

export const times = (factor: number, limits: AttemptLimits): AttemptLimits => ({
  ...limits,
  free: limits.free * factor,
  most: limits.most * factor,
});

/** Forgets the failed attempts for an e-mail from all browsers that are no known device; those of one browser or network end by themselves. */
export async function unlockEmail(
  { db }: Pick<Deps, 'db'>,
  { country, email }: Pick<LoginRequest, 'country' | 'email'>,
): Promise<void> {
  for (const { name } of [usual, withProof]) await forgetAttempts(db, name, country, email);
}
