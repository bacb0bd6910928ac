import { get } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, constants } from 'node:zlib';

/**
 * Bytes of a page's Brotli stream, as the server sends it, from which a browser can decode the page up to `text`. A server sends about 14,600
 * bytes before it receives an acknowledgement (RFC 6928), so that what comes later takes another round trip.
 */
export async function bytesUntil(text: string, url: string, headers: Record<string, string>): Promise<number> {
  const bytes = await readCompressed(url, headers);
  const isIn = (length: number) => decoded(bytes.subarray(0, length)).includes(text);
  if (!isIn(bytes.length)) throw new Error(`${url} does not contain ${text}`);
  let [without, enough] = [0, bytes.length];
  while (enough - without > 1) {
    const middle = Math.floor((without + enough) / 2);
    if (isIn(middle)) enough = middle;
    else without = middle;
  }
  return enough;
}

/** Not by `fetch`, which decodes. */
function readCompressed(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...headers, 'accept-encoding': 'br' } }, (response) => {
      if (response.headers['content-encoding'] === 'br') buffer(response).then(resolve, reject);
      else reject(new Error(`${url} is not sent as Brotli`));
    }).on('error', reject);
  });
}

const decoded = (beginning: Buffer) =>
  brotliDecompressSync(beginning, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
