import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { Encoding } from '../http/compress.ts';
import type { CompressWell } from '../http/compress-well.ts';

/** Replaced by the visitor's attributes in a cached page. It is close to the end, so that the part before it is compressed once for everyone. */
export const visitorPlaceholder = '\u0002';

export interface CachedDocument {
  bytes: number;
  fill(visitor: string, encoding: Encoding): Buffer;
}

/** @param html contains the placeholder; earlier occurrences come from a visitor's own text. */
export function createCachedDocument(html: string, compressWell: CompressWell): CachedDocument {
  const hole = html.lastIndexOf(visitorPlaceholder);
  const start = Buffer.from(html.slice(0, hole));
  // A slice of the string would keep the whole string in memory.
  const after = Buffer.from(html.slice(hole + visitorPlaceholder.length));
  const brotli = compressWell(start);
  const deflated = deflateRawSync(start, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  const startCrc = crc32(start);

  return {
    bytes: start.length + after.length + deflated.length + brotli.bytes.length,

    fill(visitor, encoding) {
      const end = Buffer.concat([Buffer.from(visitor), after]);
      if (encoding === 'br') return Buffer.concat([brotli.bytes, ...storedInBrotli(end)]);
      if (encoding === 'identity') return Buffer.concat([start, end]);
      const trailer = gzipTrailer(crc32(end, startCrc), start.length + end.length);
      return Buffer.concat([gzipHeader, deflated, ...storedInDeflate(end), trailer]);
    },
  };
}

/**
 * RFC 7932, 9.2: an uncompressed meta-block of up to 65,536 bytes, and the empty last one. From the lowest bit: not the last (1), four
 * nibbles of length (2), the length less one (16), not compressed (1).
 */
function storedInBrotli(bytes: Buffer) {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return [header, bytes, emptyLastBlock];
}

const emptyLastBlock = Buffer.from([0x03]);

/** RFC 1951, 3.2.4: an uncompressed last block. */
function storedInDeflate(bytes: Buffer) {
  const header = Buffer.alloc(5);
  header.writeUInt8(1);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return [header, bytes];
}

/** RFC 1952, 2.3: deflate, no name, no time. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

function gzipTrailer(crc: number, length: number) {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(length, 4);
  return trailer;
}
