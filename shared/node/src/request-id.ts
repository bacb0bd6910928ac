import { randomUUID } from 'node:crypto';
import { isSignedBy } from './former-secrets.ts';
import { signatureOf } from './signature.ts';

/**
 * Server only. The id that the log lines of one request share in `edge` and `api`. `edge` sends it to `api` with a signature, so that
 * headers of strangers do not get into our logs.
 */

/** With the signature in requests to `api`, without it in responses. */
export const REQUEST_ID_HEADER = 'x-request-id';

export const createRequestId = (): string => randomUUID();

export const signRequestId = (secret: string, id: string): string => `${id}.${signatureOf(secret, KIND, id)}`;

/** The id if it has our signature. */
export function readRequestId(secret: string, header: string | string[] | undefined): string | undefined {
  const [id, signature, ...rest] = typeof header === 'string' ? header.split('.') : [];
  if (!id || !signature || rest.length > 0) return undefined;
  return isSignedBy(secret, signature, (one) => signatureOf(one, KIND, id)) ? id : undefined;
}

const KIND = 'request';
