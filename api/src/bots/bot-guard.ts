import { BOT_PROOF_HEADER } from '@odeta/contracts';
import type { FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { HeadersSchema } from '../http/idempotency-key.ts';
import { type Challenge, createBotChallenges, type Proof } from './bot-challenge.ts';
import { createRecaptcha } from './recaptcha.ts';

export interface BotConfig {
  APP_SECRET: string;
  /** Nobody is asked for a proof when it is `false`. */
  BOT_PROTECTION?: boolean;
  /** Rounds of one try of our own challenge. */
  BOT_CHALLENGE_COST: number;
  RECAPTCHA_SITE_KEY?: string | undefined;
  RECAPTCHA_SECRET?: string | undefined;
}

/** What a request proves: `null` when nobody is asked, `undefined` when it proves nothing. */
export type Shown = Proof | null | undefined;

/** Headers of a request that needs a proof. That is long: a challenge with its solution. */
export const ProofHeadersSchema = v.looseObject({
  ...HeadersSchema.entries,
  [BOT_PROOF_HEADER]: v.optional(v.pipe(v.string(), v.maxLength(4000))),
});

/** Keeps programs from placing orders and from sending forms. */
export interface BotGuard {
  /** Of reCAPTCHA; `null` where our own challenge is given. */
  readonly siteKey: string | null;
  challenge(): Promise<Challenge>;
  check(request: FastifyRequest): Promise<Shown>;
}

/** The clock is the machine's: how long a page took is no date of the shop. */
export function createBotGuard(config: BotConfig): BotGuard {
  const challenges = createBotChallenges(config.APP_SECRET, config.BOT_CHALLENGE_COST);
  const { RECAPTCHA_SITE_KEY: siteKey = null, RECAPTCHA_SECRET: secret } = config;
  const recaptcha = siteKey !== null && secret ? createRecaptcha(secret) : null;
  return {
    siteKey: recaptcha ? siteKey : null,
    challenge: () => challenges.create(new Date()),
    async check({ headers, ip }) {
      if (config.BOT_PROTECTION === false) return null;
      const shown = headers[BOT_PROOF_HEADER];
      if (typeof shown !== 'string') return undefined;
      return recaptcha ? recaptcha.check(shown, ip) : challenges.check(shown, new Date());
    },
  };
}

/**
 * Takes a proof for this transaction: when that is rolled back, it can be shown again, and else never more. Throws a
 * `ApiError` when there is none, or somebody has used it.
 */
export async function useProof(trx: Transaction<Database>, shown: Shown): Promise<void> {
  if (shown === null) return;
  if (shown === undefined) throw new ApiError('bot-protection');
  const { rows } = await sql`
    insert into bot_proof (signature, expires_at) values (${shown.signature}, ${shown.expiresAt})
    on conflict do nothing returning signature
  `.execute(trx);
  if (rows.length === 0) throw new ApiError('bot-protection');
}
