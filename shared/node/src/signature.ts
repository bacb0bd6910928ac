import { createHmac, timingSafeEqual } from 'node:crypto';

/** Server only. `kind` keeps what is signed for one purpose from being taken for another. */
export const signatureOf = (secret: string, kind: string, text: string): string =>
  createHmac('sha256', secret).update(`${kind}|${text}`).digest('base64url');

/** Takes as long for the first wrong character as for the last. */
export function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
