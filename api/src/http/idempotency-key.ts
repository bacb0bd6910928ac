import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HEADER, ORDER_KEY } from '@odeta/contracts';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';

export const HeadersSchema = v.looseObject({
  [IDEMPOTENCY_HEADER]: v.optional(v.pipe(v.string(), v.regex(ORDER_KEY))),
});

/** `null` when the client sends none. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers[IDEMPOTENCY_HEADER];
  return typeof key === 'string' ? key : null;
}

/** A hash of everything that was sent, to detect that a key is reused for another request. */
export const digestOf = (request: unknown): Buffer => createHash('sha256').update(JSON.stringify(request)).digest();

/** Returns the row that is stored with the key. Throws if the key was sent with another request. */
export function requireSame<Row extends { requestDigest: Buffer }>(known: Row, digest: Buffer): Row {
  if (!known.requestDigest.equals(digest)) throw new ApiError('idempotency-mismatch', { message: 'form-changed' });
  return known;
}
