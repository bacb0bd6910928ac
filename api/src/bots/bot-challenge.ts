import { createHmac, randomInt } from 'node:crypto';
import { secretsOf } from '@odeta/node/former-secrets';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { Proof } from '../http/bot-proof.ts';

/** The time that a page may take from reading the challenge to placing the order. */
const LIFETIME_MS = 20 * 60_000;
/** With 2000 rounds each, about half a second on a phone, once per order. */
const FEWEST_TRIES = 300;
const MOST_TRIES = 900;

const ProofSchema = v.object({
  challenge: v.object({
    parameters: v.looseObject({ expiresAt: v.number() }),
    signature: v.string(),
  }),
  solution: v.looseObject({ counter: v.number(), derivedKey: v.string() }),
});

export interface Challenge {
  parameters: Record<string, unknown>;
  signature: string;
}

/**
 * Creates challenges in ALTCHA's format and checks their solutions, without storing anything per challenge. `cost`: PBKDF2 rounds of one
 * attempt.
 */
export function createBotChallenges(secret: string, cost: number) {
  return {
    async create(now: Date): Promise<Challenge> {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(FEWEST_TRIES, MOST_TRIES),
        expiresAt: new Date(now.getTime() + LIFETIME_MS),
        deriveKey,
        ...keysOf(secret),
      });
      return { parameters: { ...parameters }, signature };
    },

    /** `undefined` when the text is not a proof, does not belong to a challenge of ours, or is too late. */
    async check(text: string, now: Date): Promise<Proof | undefined> {
      const read = v.safeParse(ProofSchema, parsed(text));
      if (!read.success) return undefined;
      const { challenge } = read.output;
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
      if (expiresAt <= now) return undefined;
      // The library compares with the system clock, too, which can only shorten the lifetime.
      const payload = read.output as unknown as Payload;
      for (const one of secretsOf(secret)) {
        const { verified, expired } = await verifySolution({ ...payload, deriveKey, ...keysOf(one) });
        if (verified && !expired) return { signature: challenge.signature, expiresAt };
      }
      return undefined;
    },
  };
}

const keysOf = (secret: string) => ({
  hmacSignatureSecret: derived(secret, 'bot-challenge'),
  hmacKeySignatureSecret: derived(secret, 'bot-challenge-key'),
});

const derived = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
