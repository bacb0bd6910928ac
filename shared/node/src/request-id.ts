import { randomUUID } from 'node:crypto';
import { isSame } from './same.ts';
import { signatureOf } from './signature.ts';

/**
 * Server only. The id that the lines of one request share in the logs of `edge` and `api`. It travels from `edge` to `api`
 * with a signature, because the header of a stranger must not decide what stands in our logs.
 */

/** On the way to `api` with its signature, in answers without. */
export const REQUEST_ID_HEADER = 'x-request-id';

export const createRequestId = (): string => randomUUID();

export const signRequestId = (secret: string, id: string): string => `${id}.${signatureOf(secret, KIND, id)}`;

/** The id, if it was signed with our key. */
export function readRequestId(secret: string, header: string | string[] | undefined): string | undefined {
  const [id, signature, ...rest] = typeof header === 'string' ? header.split('.') : [];
  if (!id || !signature || rest.length > 0) return undefined;
  return isSame(signature, signatureOf(secret, KIND, id)) ? id : undefined;
}

const KIND = 'request';
