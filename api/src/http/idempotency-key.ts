import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HEADER, ORDER_KEY } from '@odeta/contracts';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';

export const HeadersSchema = v.looseObject({
  [IDEMPOTENCY_HEADER]: v.optional(v.pipe(v.string(), v.regex(ORDER_KEY))),
});

/** `null` when the caller sends none. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers[IDEMPOTENCY_HEADER];
  return typeof key === 'string' ? key : null;
}

/** What makes two requests with one key the same: everything that was sent. */
export const digestOf = (request: unknown): Buffer => createHash('sha256').update(JSON.stringify(request)).digest();

/** What was stored with the key. Refuses a key that has come with something else before. */
export function demandSame<Row extends { requestDigest: Buffer }>(known: Row, digest: Buffer): Row {
  if (!known.requestDigest.equals(digest)) throw new ApiError('idempotency-mismatch', { message: 'form-changed' });
  return known;
}
