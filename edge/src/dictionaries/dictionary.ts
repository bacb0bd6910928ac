import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, zstdCompress } from 'node:zlib';
import { deltaHeader } from '@odeta/delivery/releases/delta-file';

const compress = promisify(zstdCompress);
const compressBrotli = promisify(brotliCompress);

/** Where dictionaries are, each under its SHA-256. */
export const DICTIONARIES_BASE = '/dictionaries/';

/** A compression dictionary for documents (RFC 9842): the same bytes for everybody, addressed by content. */
export interface Dictionary {
  /** SHA-256 in hexadecimal digits. */
  hash: string;
  bytes: Buffer;
  /** Its own copy for the transfer. */
  brotli: Buffer;
  /** The addresses whose documents it is for. */
  match: string;
}

export async function createDictionary(text: string, match: string): Promise<Dictionary> {
  const bytes = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    bytes,
    brotli: await compressBrotli(bytes, { params }),
    match,
  };
}

/** A document as `dcz`. */
export async function deltaOf(document: Uint8Array, { hash, bytes }: Dictionary, level: number): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: level };
  const frame = await compress(document, { dictionary: bytes, params });
  return Buffer.concat([deltaHeader, Buffer.from(hash, 'hex'), frame]);
}
