import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PUSH_WORKER } from '@odeta/contracts';
import type { FastifyInstance } from 'fastify';

const SOURCE = path.join(import.meta.dirname, 'push-worker-source.js');

/**
 * The service worker for notifications. It is served from a folder without pages, so that none is in its scope, and browsers revalidate it
 * at each check: a fix takes effect at once.
 */
export function pushWorker(app: FastifyInstance) {
  const source = readFileSync(SOURCE, 'utf8');
  app.get(PUSH_WORKER.url, (_, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
      .type('text/javascript; charset=utf-8')
      .send(source),
  );
}
