import { BOT_PROOF_HEADER } from '@odeta/contracts';
import { readFormProof } from '@odeta/node/form-proof';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Clock } from '../db/database-clock.ts';
import { ApiError } from '../http/api-error.ts';
import type { CheckProof, Shown } from '../http/bot-proof.ts';
import { type Challenge, createBotChallenges } from './bot-challenge.ts';
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

export interface BotGuard {
  /** Of reCAPTCHA; `null` when our own challenge is used. */
  readonly siteKey: string | null;
  challenge(): Promise<Challenge>;
  check: CheckProof;
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
      const byForm = readFormProof(config.APP_SECRET, shown, clock().getTime());
      if (byForm) return byForm;
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
