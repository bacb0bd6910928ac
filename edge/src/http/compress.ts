import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the client accepts; one with `q=0` is excluded (RFC 9110, 12.5.3). */
export const encodingOf = (accepted = ''): Encoding => negotiate(accepted, ['br', 'gzip', 'identity']) ?? 'identity';

/** Compresses a page as it is streamed; a medium quality costs less time than it saves in transfer. */
export function compressor(encoding: Encoding): Transform | null {
  if (encoding === 'br') {
    return createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
    });
  }
  return encoding === 'gzip' ? createGzip({ level: 6 }) : null;
}
