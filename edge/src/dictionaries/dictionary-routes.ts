import type { FastifyInstance } from 'fastify';
import { encodingOf } from '../http/compress.ts';
import { DICTIONARIES_BASE } from './dictionary.ts';
import type { SiteDictionaries } from './site-dictionaries.ts';

/** Seconds. */
const A_YEAR = 31_536_000;

/** Serves the dictionaries that pages announce. Browsers use them for documents only, not for scripts or responses of the API. */
export function dictionaryRoutes(app: FastifyInstance, dictionaries: Pick<SiteDictionaries, 'find'>): void {
  app.get<{ Params: { hash: string } }>(`${DICTIONARIES_BASE}:hash`, async ({ params, headers }, reply) => {
    const dictionary = dictionaries.find(params.hash);
    reply.header('vary', 'accept-encoding');
    // Another process may have made it.
    if (!dictionary) return reply.code(404).header('cache-control', 'no-store').send();
    const isCompressed = encodingOf(headers['accept-encoding']) === 'br';
    if (isCompressed) reply.header('content-encoding', 'br');
    return reply
      .headers({
        'use-as-dictionary': `match="${dictionary.match}", match-dest=("document")`,
        'cache-control': `public, max-age=${A_YEAR}, immutable`,
        'x-content-type-options': 'nosniff',
      })
      .type('application/octet-stream')
      .send(isCompressed ? dictionary.brotli : dictionary.bytes);
  });
}
