import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A page that is the same for everyone but for two values. They stand in it as characters that no document holds, as many
 * as the value has, so that the compressed page can be kept too: compressed once, filled in for every visitor.
 */
export const NONCE_LENGTH = 24;
export const CSRF_LENGTH = 50;
export const noncePlaceholder = '\u0001'.repeat(NONCE_LENGTH);
export const csrfPlaceholder = '\u0002'.repeat(CSRF_LENGTH);

const placeholders = new RegExp(`(${noncePlaceholder}|${csrfPlaceholder})`);

export interface Values {
  nonce: string;
  csrf: string;
}

export interface PageTemplate {
  /** The page for one visitor. */
  fill(values: Values): Buffer;
  /** The same, compressed with gzip. */
  fillCompressed(values: Values): Buffer;
}

export function createPageTemplate(html: string): PageTemplate {
  // Odd parts are placeholders.
  const parts = html.split(placeholders);
  const plain = parts.map((part) => Buffer.from(part));
  const compressed = deflateParts(plain);

  return {
    fill: (values) => Buffer.concat(filled(parts, plain, values)),

    fillCompressed(values) {
      const content = filled(parts, plain, values);
      const body = content.map((part, index) => (index % 2 === 0 ? (compressed[index] ?? part) : storedBlock(part)));
      return Buffer.concat([gzipHeader, ...body, finalBlock, gzipTrailer(content)]);
    },
  };
}

function filled(parts: readonly string[], plain: readonly Buffer[], { nonce, csrf }: Values) {
  return plain.map((part, index) => {
    if (index % 2 === 0) return part;
    return Buffer.from(parts[index] === noncePlaceholder ? nonce : csrf, 'latin1');
  });
}

/** Each part by itself, ending at a byte: what stands between two parts can be anything. */
const deflateParts = (parts: readonly Buffer[]) =>
  parts.map((part) => deflateRawSync(part, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }));

/** RFC 1951, 3.2.4: bytes as they are. */
function storedBlock(bytes: Buffer) {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([header, bytes]);
}

/** RFC 1951: an empty last block with fixed codes. */
const finalBlock = Buffer.from([0x03, 0x00]);
/** RFC 1952, 2.3: deflate, no name, no time. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

function gzipTrailer(content: readonly Buffer[]) {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(
    content.reduce((sum, part) => crc32(part, sum), 0),
    0,
  );
  trailer.writeUInt32LE(
    content.reduce((length, part) => length + part.length, 0),
    4,
  );
  return trailer;
}
