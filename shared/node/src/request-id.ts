import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/**
 * Server only. The id that the lines of one request share in the logs of `edge` and `api`. It travels from `edge` to `api`
 * with a signature, because the header of a stranger must not decide what stands in our logs.
 */

/** On the way to `api` with its signature, in answers without. */
export const REQUEST_ID_HEADER = 'x-request-id';

export const createRequestId = (): string => randomUUID();

export const signRequestId = (secret: string, id: string): string => `${id}.${signatureOf(secret, id)}`;

/** The id, if it was signed with our key. */
export function readRequestId(secret: string, header: string | string[] | undefined): string | undefined {
  const [id, signature, ...rest] = typeof header === 'string' ? header.split('.') : [];
  if (!id || !signature || rest.length > 0) return undefined;
  return equals(signature, signatureOf(secret, id)) ? id : undefined;
}

const signatureOf = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`request|${id}`).digest('base64url');

function equals(left: string, right: string) {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
