import { gzipSync } from 'node:zlib';
import type { Encoding } from '../http/compress.ts';
import type { CompressWell } from '../http/compress-well.ts';

/** A page with its compressed copies, which are the same bytes for everyone. */
export interface CachedDocument {
  bytes: number;
  in(encoding: Encoding): Buffer;
}

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
  };
}
