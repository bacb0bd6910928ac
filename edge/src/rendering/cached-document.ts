import { gzipSync } from 'node:zlib';
import { type Dictionary, deltaOf } from '../dictionaries/dictionary.ts';
import type { Encoding } from '../http/compress.ts';
import type { CompressWell } from '../http/compress-well.ts';

/** A page with its compressed copies, which are the same bytes for everyone. */
export interface CachedDocument {
  bytes: number;
  in(encoding: Encoding): Buffer;
  /** As `dcz`; made once, also for the same page of later renderings. */
  against(dictionary: Dictionary): Promise<Buffer>;
}

/** Zstandard's, for what is compressed once and sent often. */
const LEVEL = 12;

export function createCachedDocument(html: string, compressWell: CompressWell): CachedDocument {
  const plain = Buffer.from(html);
  const brotli = compressWell(plain);
  const gzip = gzipSync(plain, { level: 9 });
  return {
    bytes: plain.length + gzip.length + brotli.bytes.length,

    in(encoding) {
      if (encoding === 'br') return brotli.bytes;
      return encoding === 'gzip' ? gzip : plain;
    },

    against(dictionary) {
      const { hash } = dictionary;
      const known = brotli.deltas.get(hash);
      if (known) return known;
      const delta = deltaOf(plain, dictionary, LEVEL);
      brotli.deltas.set(hash, delta);
      delta.catch(() => brotli.deltas.delete(hash));
      return delta;
    },
  };
}
