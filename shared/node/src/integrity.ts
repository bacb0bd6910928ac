import { createHash } from 'node:crypto';

/** Hash of a release's file for `integrity` attributes. */
export const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
