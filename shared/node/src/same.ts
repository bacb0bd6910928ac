import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares signatures: takes as long for the first wrong byte as for the last. Text is compared as UTF-8. */
export function isSame(left: string | Buffer, right: string | Buffer): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Compares secrets of any length: the time does not tell how long the right one is. */
export const isSameSecret = (left: string, right: string): boolean => isSame(digestOf(left), digestOf(right));

const digestOf = (text: string) => createHash('sha256').update(text).digest();
