import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { type CountryCode, countryCodes } from '@odeta/contracts';
import { secretsOf } from '@odeta/node/former-secrets';
import * as v from 'valibot';
import type { MailingList } from '../db/column-types.ts';

/** Followed by a token; for programs of mail providers, too (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe/';

/** Who leaves which mailing list. */
export interface Leaver {
  country: CountryCode;
  list: MailingList;
  email: string;
}

const LeaverSchema = v.strictTuple([v.picklist(countryCodes), v.picklist(['newsletter', 'stock-notices']), v.string()]);

const CIPHER = 'aes-256-gcm';
const [NONCE_BYTES, TAG_BYTES] = [12, 16];
/** The longest address has 254 characters. */
const TOKEN = /^[\w-]{40,600}$/;

/**
 * The token contains the address, encrypted and authenticated: the link works without an end and without a stored token, also when all other
 * data of its recipient are deleted. The same recipient always has the same token, because the nonce is derived from the content.
 */
export function unsubscribeTokenOf(secret: string, { country, list, email }: Leaver): string {
  const content = JSON.stringify([country, list, email]);
  const { nonceKey, key } = keysOf(secret);
  const nonce = createHmac('sha256', nonceKey).update(content).digest().subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  const encrypted = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** `null` for a token that the shop has not made. */
export function leaverOf(secret: string, token: string): Leaver | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  for (const one of secretsOf(secret)) {
    const leaver = decryptedWith(keysOf(one).key, bytes);
    if (leaver) return leaver;
  }
  return null;
}

function decryptedWith(key: Buffer, bytes: Buffer): Leaver | null {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const content = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    const [country, list, email] = v.parse(LeaverSchema, JSON.parse(content.toString()));
    return { country, list, email };
  } catch {
    return null;
  }
}

export const unsubscribeUrlOf = (secret: string, origin: string, leaver: Leaver): string =>
  `${origin}${UNSUBSCRIBE_PATH}${unsubscribeTokenOf(secret, leaver)}`;

function keysOf(secret: string) {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `unsubscribe|${purpose}`, 32));
  return { nonceKey: derive('nonce'), key: derive('key') };
}
