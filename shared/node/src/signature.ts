import { createHmac } from 'node:crypto';

/** Server only. `kind` prevents a signature made for one purpose from being used for another. */
export const signatureOf = (secret: string, kind: string, text: string): string =>
  createHmac('sha256', secret).update(`${kind}|${text}`).digest('base64url');
