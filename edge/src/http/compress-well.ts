import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A content in its compressed forms. */
export interface Compressed {
  /** A brotli stream. */
  bytes: Buffer;
  /** Against dictionaries, by their digests. */
  deltas: Map<string, Promise<Buffer>>;
}

/** Compresses quickly at once, and as well as possible in the background; the returned object then gets the better bytes. */
export type CompressWell = (content: Buffer) => Compressed;

const inBackground = promisify(brotliCompress);

/** Pages that wait for better compression; further ones stay as they are. */
const MOST_WAITING = 20;
/** Brotli's quality. For 100 KB: 5 takes half a millisecond, 11 a tenth of a second for 9 % less. */
const QUICK = 5;
const BEST = 11;

/**
 * A page that is rendered again is mostly the same as before, so its compressed bytes are cached.
 * @param bytes size of the cache; the least recently used are removed first.
 */
export function createCompressWell(bytes: number, best = inBackground): CompressWell {
  const known = new LRUCache<string, Compressed>({ maxSize: bytes, sizeCalculation: sizeOf });
  let busy = Promise.resolve();
  let waiting = 0;

  return (content) => {
    const key = createHash('sha256').update(content).digest('base64');
    const compressed = known.get(key) ?? compress(content);
    known.set(key, compressed);
    return compressed;
  };

  function compress(content: Buffer): Compressed {
    const compressed: Compressed = { bytes: brotliCompressSync(content, options(QUICK, content)), deltas: new Map() };
    if (waiting >= MOST_WAITING) return compressed;
    waiting += 1;
    // One after the other, so that requests have priority. If it fails, the quickly compressed bytes stay.
    busy = busy
      .then(() => best(content, options(BEST, content)))
      .then((bytes) => {
        compressed.bytes = bytes;
      })
      .catch(() => {})
      .finally(() => {
        waiting -= 1;
      });
    return compressed;
  }
}

const KEY_BYTES = 64;
const sizeOf = ({ bytes }: Compressed) => bytes.length + KEY_BYTES;

const options = (quality: number, content: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
});
