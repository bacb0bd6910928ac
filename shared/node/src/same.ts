import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares signatures in constant time. Text is compared as UTF-8. */
export function isSame(left: string | Buffer, right: string | Buffer): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Compares secrets of any length in constant time, so that the time does not reveal the length either. */
export const isSameSecret = (left: string, right: string): boolean => isSame(digestOf(left), digestOf(right));

const digestOf = (text: string) => createHash('sha256').update(text).digest();
