import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** The beginning of a brotli stream: whole bytes, to be continued. */
export interface Compressed {
  bytes: Buffer;
}

/** Compresses quickly at once, and as well as can be a moment later: what was handed out has the better bytes then. */
export type CompressWell = (content: Buffer) => Compressed;

const inBackground = promisify(brotliCompress);

/** Pages that wait to be compressed better; one that comes when so many wait stays as it is. */
const MOST_WAITING = 20;
/** Of 100 KB: half a millisecond, and a tenth of a second for 9 % less. */
const QUICK = 5;
const BEST = 11;

/**
 * A page that is rendered anew is mostly the same as before: its compressed bytes are remembered.
 * @param bytes how many are remembered; those not asked for longest go first.
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
    const compressed = { bytes: brotliCompressSync(content, options(QUICK, content)) };
    if (waiting >= MOST_WAITING) return compressed;
    waiting += 1;
    // One after the other: requests come first. One that cannot be made better stays as it is.
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
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
});
