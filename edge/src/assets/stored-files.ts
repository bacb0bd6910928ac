import path from 'node:path';
import { RELEASES_BASE, type ReadableStore } from '@odeta/delivery/releases/store';
import type { FastifyInstance } from 'fastify';
import { encodingOf } from '../http/compress.ts';

/** The file types that releases contain; anything else is sent as bytes. */
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface Options {
  isPublic(file: string): boolean;
  /** Milliseconds. */
  maxAge: number;
}

/**
 * The files of a release store that only servers reach (`RELEASES_URL`). Browsers request them from the shop: the addresses in the
 * discovery document hold for every shop that reads it, and the content security policy needs no other origin.
 */
export function storedFiles(app: FastifyInstance, store: ReadableStore, { isPublic, maxAge }: Options) {
  app.get<{ Params: { '*': string } }>(`${RELEASES_BASE}*`, async ({ params, headers }, reply) => {
    const file = params['*'];
    // Only normalized paths below the store's root; anything else is not found.
    const isClean = path.posix.normalize(file) === file && !file.startsWith('.') && !file.includes('\\');
    if (!isClean || !isPublic(file)) return reply.callNotFound();
    const compressed = encodingOf(headers['accept-encoding']) === 'br' ? await store.find(`${file}.br`) : null;
    const bytes = compressed ?? (await store.find(file));
    if (!bytes) return reply.callNotFound();
    if (compressed) reply.header('content-encoding', 'br');
    return reply
      .headers({ 'cache-control': `public, max-age=${maxAge / 1000}, immutable`, vary: 'accept-encoding' })
      .type(TYPES[path.extname(file)] ?? 'application/octet-stream')
      .send(bytes);
  });
}
