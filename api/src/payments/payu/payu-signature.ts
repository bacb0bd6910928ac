import { createHash } from 'node:crypto';
import { isSame } from '@odeta/node/same';
import type { WebhookRefusal } from '../provider.ts';

/** Algorithms that PayU signs webhooks with; which one is a setting of the point of sale at PayU. */
export const payuAlgorithms = ['SHA-512', 'SHA-384', 'SHA-256', 'SHA-1', 'MD5'] as const;
export type PayuAlgorithm = (typeof payuAlgorithms)[number];

/** PayU's and its libraries' names, without hyphens. */
const known: Record<string, { algorithm: PayuAlgorithm; hash: string }> = {
  SHA512: { algorithm: 'SHA-512', hash: 'sha512' },
  SHA384: { algorithm: 'SHA-384', hash: 'sha384' },
  SHA256: { algorithm: 'SHA-256', hash: 'sha256' },
  SHA1: { algorithm: 'SHA-1', hash: 'sha1' },
  MD5: { algorithm: 'MD5', hash: 'md5' },
};

/** Of a signature in hex. */
const SHA256_DIGITS = 64;

interface Signed {
  algorithm: PayuAlgorithm;
  hash: string;
  signature: Buffer;
}

/** `sender=checkout;signature=<hex>;algorithm=SHA-256;content=DOCUMENT`, with each name once. `null` for anything else. */
export function readSignature(header: unknown): Signed | null {
  if (typeof header !== 'string') return null;
  const parts = header.split(';').flatMap((part) => {
    const [, name, value] = /^\s*([\w-]+)=([\w-]+)\s*$/.exec(part) ?? [];
    return name && value ? [[name.toLowerCase(), value] as const] : [];
  });
  const values = new Map(parts);
  const isWhole = parts.length === header.replace(/;\s*$/, '').split(';').length && values.size === parts.length;
  const signature = values.get('signature') ?? '';
  const kind = kindOf(values.get('algorithm') ?? '', signature);
  if (!isWhole || !kind || !/^(?:[0-9a-f]{2})+$/i.test(signature)) return null;
  return { ...kind, signature: Buffer.from(signature, 'hex') };
}

/** Older libraries of PayU mean SHA-1 by `SHA`, newer ones SHA-256: the length of the signature tells. */
function kindOf(name: string, signature: string) {
  const plain = name.toUpperCase().replace(/[-_]/g, '');
  return known[plain === 'SHA' ? `SHA${signature.length === SHA256_DIGITS ? 256 : 1}` : plain];
}

/**
 * `null` if the body is signed with the second key by an algorithm that is allowed: its digest, followed by the key. The sender only names
 * the algorithm and does not choose it.
 */
export function refusalOf(
  signed: Signed | null,
  body: Buffer,
  { secondKey, signatures }: { secondKey: string; signatures: readonly PayuAlgorithm[] },
): WebhookRefusal | null {
  if (!signed) return 'no-signature';
  if (!signatures.includes(signed.algorithm)) return 'algorithm';
  return isSame(signed.signature, createHash(signed.hash).update(body).update(secondKey).digest())
    ? null
    : 'wrong-signature';
}
