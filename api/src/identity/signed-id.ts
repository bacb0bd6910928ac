import { createHmac } from 'node:crypto';
import { isSignedBy } from '@odeta/node/former-secrets';

const UUID_BYTES = 16;
const TOKEN = /^[\w-]{64}$/;

/** A deterministic token for one purpose: an id and its signature, safe for URLs. */
export const signedIdOf = (secret: string, purpose: string, id: string): string =>
  Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), signatureOf(secret, purpose, id)]).toString('base64url');

/** The id in the token; `null` when the signature is wrong. Does not check that something with this id exists. */
export function idOfSigned(secret: string, purpose: string, token: string): string | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const id = uuidOf(bytes.subarray(0, UUID_BYTES));
  return isSignedBy(secret, bytes.subarray(UUID_BYTES), (one) => signatureOf(one, purpose, id)) ? id : null;
}

const signatureOf = (secret: string, purpose: string, id: string) =>
  createHmac('sha256', secret).update(`${purpose}|${id}`).digest();

const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
