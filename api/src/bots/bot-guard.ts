import { BOT_PROOF_HEADER } from '@odeta/contracts';
import type { FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import type { Clock } from '../db/database-clock.ts';
import { ApiError } from '../http/api-error.ts';
import { HeadersSchema } from '../http/idempotency-key.ts';
import { type Challenge, createBotChallenges, type Proof } from './bot-challenge.ts';
import { createRecaptcha } from './recaptcha.ts';

export interface BotConfig {
  APP_SECRET: string;
  /** `false`: no proof is required. */
  BOT_PROTECTION?: boolean;
  /** PBKDF2 rounds per attempt of our own challenge. */
  BOT_CHALLENGE_COST: number;
  RECAPTCHA_SITE_KEY?: string | undefined;
  RECAPTCHA_SECRET?: string | undefined;
}

/** The proof of a request: `null` when none is required, `undefined` when it is missing or wrong. */
export type Shown = Proof | null | undefined;

/** Headers of a request that needs a proof. The header is long: it contains a challenge and its solution. */
export const ProofHeadersSchema = v.looseObject({
  ...HeadersSchema.entries,
  [BOT_PROOF_HEADER]: v.optional(v.pipe(v.string(), v.maxLength(4000))),
});

export interface BotGuard {
  /** Of reCAPTCHA; `null` when our own challenge is used. */
  readonly siteKey: string | null;
  challenge(): Promise<Challenge>;
  check(request: FastifyRequest): Promise<Shown>;
}

export function createBotGuard(config: BotConfig, clock: Clock): BotGuard {
  const challenges = createBotChallenges(config.APP_SECRET, config.BOT_CHALLENGE_COST);
  const { RECAPTCHA_SITE_KEY: siteKey = null, RECAPTCHA_SECRET: secret } = config;
  const recaptcha = siteKey !== null && secret ? createRecaptcha(secret, clock) : null;
  return {
    siteKey: recaptcha ? siteKey : null,
    challenge: () => challenges.create(clock()),
    async check({ headers, ip }) {
      if (config.BOT_PROTECTION === false) return null;
      const shown = headers[BOT_PROOF_HEADER];
      if (typeof shown !== 'string') return undefined;
      return recaptcha ? recaptcha.check(shown, ip) : challenges.check(shown, clock());
    },
  };
}

/**
 * Marks a proof as used in this transaction; after a rollback it can be used again. Throws an `ApiError` when there is none, or when it was
 * used before.
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
