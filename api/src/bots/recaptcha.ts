import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../db/database-clock.ts';
import type { Proof } from '../http/bot-proof.ts';

const ADDRESS = 'https://www.google.com/recaptcha/api/siteverify';
const TIME_LIMIT_MS = 5000;
/** Google accepts a token for two minutes. */
const LIFETIME_MS = 2 * 60_000;
/** Scores go from 0, a bot, to 1, a person. */
const LEAST_SCORE = 0.3;

const AnswerSchema = v.object({ success: v.boolean(), score: v.optional(v.number(), 1) });

/** Asks Google whether a person made the token. Without an answer, there is no proof. */
export function createRecaptcha(secret: string, clock: Clock, address = ADDRESS) {
  return {
    async check(token: string, ip: string): Promise<Proof | undefined> {
      const body = new URLSearchParams({ secret, response: token, remoteip: ip });
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      const response = await fetch(address, { method: 'POST', body, signal }).catch(() => undefined);
      const answer = v.safeParse(AnswerSchema, await response?.json().catch(() => undefined));
      if (!answer.success || !answer.output.success || answer.output.score < LEAST_SCORE) return undefined;
      const signature = createHash('sha256').update(token).digest('hex');
      return { signature, expiresAt: new Date(clock().getTime() + LIFETIME_MS) };
    },
  };
}
