import { createHmac } from 'node:crypto';

/** Server only. `kind` keeps what is signed for one purpose from being taken for another. */
export const signatureOf = (secret: string, kind: string, text: string): string =>
  createHmac('sha256', secret).update(`${kind}|${text}`).digest('base64url');
