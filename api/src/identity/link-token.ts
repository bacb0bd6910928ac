import { createHash, randomBytes } from 'node:crypto';

export const newLinkToken = (): string => randomBytes(24).toString('base64url');

/** Only the hash of a secret is stored, so that the table is of no use to an attacker. */
export const secretHashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** An id of a link for the outbox and for logs, which does not open it. */
export const linkNameOf = (hash: Buffer): string => hash.toString('hex').slice(0, 32);
