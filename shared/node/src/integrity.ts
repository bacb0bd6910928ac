import { createHash } from 'node:crypto';

/** Of a file of a release, as in `integrity` attributes. */
export const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
