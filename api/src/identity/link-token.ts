import { createHash, randomBytes } from 'node:crypto';

/** What a link of an e-mail carries: nobody guesses it. */
export const newLinkToken = (): string => randomBytes(24).toString('base64url');

/** Only the hash of a secret is kept: whoever reads the table can open nothing with it. */
export const secretHashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Names a link in the queue of e-mails and in logs, and opens nothing. */
export const linkNameOf = (hash: Buffer): string => hash.toString('hex').slice(0, 32);
