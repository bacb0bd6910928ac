import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { secretsOf } from '@odeta/node/former-secrets';

/** A secret that the database has to store, or a browser to bring back, and that only this server can read: AES-256-GCM. */

const ALGORITHM = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

interface Opened {
  content: Buffer;
  /** It was sealed with another secret than the present one. */
  isOutdated: boolean;
}

/** `purpose` says what it is and whose: what was sealed for one purpose cannot be opened for another. */
export function seal(secret: string, purpose: string, content: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv).setAAD(Buffer.from(purpose));
  return Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** Also what a former secret has sealed; `null`: it was changed, is for another purpose, or its secret is not accepted any more. */
export function unseal(secret: string, purpose: string, sealed: Buffer): Opened | null {
  for (const one of secretsOf(secret)) {
    const content = openWith(one, purpose, sealed);
    if (content) return { content, isOutdated: one !== secret };
  }
  return null;
}

function openWith(secret: string, purpose: string, sealed: Buffer): Buffer | null {
  if (sealed.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sealed', 32));
