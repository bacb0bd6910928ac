import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity';

/** For what is compressed once, the best first. */
const KEPT: Encoding[] = ['br', 'gzip', 'identity'];
/** For what is compressed for one visitor: Zstandard takes a third of Brotli's time for 4 % more bytes (docs/performance.md). */
const OWN: Encoding[] = ['zstd', ...KEPT];

/** The best encoding that the client accepts of a content that is kept; one with `q=0` is excluded (RFC 9110, 12.5.3). */
export const encodingOf = (accepted = ''): Encoding => choose(accepted, KEPT);

/** The same of a content that is compressed for this answer. */
export const ownEncodingOf = (accepted = ''): Encoding => choose(accepted, OWN);

/** Names of encodings are the same in capitals (RFC 9110, 8.4.1). */
const choose = (accepted: string, encodings: Encoding[]) =>
  (negotiate(accepted.toLowerCase(), encodings) as Encoding | null) ?? 'identity';

const [inZstd, inBrotli, inGzip] = [promisify(zstdCompress), promisify(brotliCompress), promisify(gzip)];
/** With a medium quality, which costs less time than it saves in transfer. Who knows the size in advance needs less memory and time. */
const ways: Record<Exclude<Encoding, 'identity'>, (page: Uint8Array) => Promise<Buffer>> = {
  zstd: (page) => inZstd(page, { pledgedSrcSize: page.length, params: { [constants.ZSTD_c_compressionLevel]: 6 } }),
  br: (page) =>
    inBrotli(page, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
      },
    }),
  gzip: (page) => inGzip(page, { level: 6 }),
};

/** Compresses a page for one visitor, beside the thread that answers others. */
export async function compressOwn(page: Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Buffer.from(page.buffer, page.byteOffset, page.length);
  return ways[encoding](page);
}
