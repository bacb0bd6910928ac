import { BOT_PROOF_HEADER } from '@odeta/contracts';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import { HeadersSchema, idempotencyKeyOf } from './idempotency-key.ts';

/** A valid proof. Whether it was used before is not checked here. */
export interface Proof {
  signature: string;
  expiresAt: Date;
}

/** The proof of a request: `null` when none is required, `undefined` when it is missing or wrong. */
export type Shown = Proof | null | undefined;

export type CheckProof = (request: FastifyRequest) => Promise<Shown>;

/** Headers of a request that needs a proof. The header is long: it contains a challenge and its solution. */
export const ProofHeadersSchema = v.looseObject({
  ...HeadersSchema.entries,
  [BOT_PROOF_HEADER]: v.optional(v.pipe(v.string(), v.maxLength(4000))),
});

/** `unless-repeated`: a request with an idempotency key goes on without a proof, too, and `useProof` refuses it if it repeats none. */
export type ProofNeed = 'always' | 'unless-repeated';

/** The proof of a request, before its body is read. */
export async function requireProof(check: CheckProof, request: FastifyRequest, need: ProofNeed): Promise<Shown> {
  const shown = await check(request);
  const mayRepeat = need === 'unless-repeated' && idempotencyKeyOf(request) !== null;
  if (shown === undefined && !mayRepeat) throw new ApiError('bot-protection');
  return shown;
}
