import { deltaFile, laterVersions } from '@odeta/delivery/releases/delta-file';
import { RELEASES_BASE, type ReadableStore } from '@odeta/delivery/releases/store';
import type { FastifyInstance } from 'fastify';
import { availableDictionary } from '../http/available-dictionary.ts';

/** A script or style of a release, with nothing that a path could hide, and the query of a repeated request. */
const FILE = new RegExp(`^${RELEASES_BASE}((?:[\\w+-][\\w.+-]*/)+[\\w-][\\w.-]*\\.(js|css))(\\?.*)?$`);

const types: Record<string, string> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

interface Options {
  isPublic(file: string): boolean;
  /** Milliseconds. */
  maxAge: number;
}

/**
 * Compression dictionaries (RFC 9842): a browser that has a script or style of an earlier version says so, and gets what has changed. The
 * deltas were made when the version was published; without one for what the browser has it gets the file as everybody does. So does who
 * repeats a request that has failed (`?retry=1`): the delta may be damaged.
 */
export function deltas(app: FastifyInstance, store: ReadableStore, { isPublic, maxAge }: Options) {
  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    const [, file = '', extension = '', query] = FILE.exec(url) ?? [];
    const dictionary = availableDictionary(headers);
    if (!file || query || !dictionary || !['GET', 'HEAD'].includes(method) || !isPublic(file)) return;
    const delta = await store.find(deltaFile(file, dictionary)).catch(() => null);
    if (!delta) return;
    return reply
      .headers({ 'content-encoding': 'dcz', 'cache-control': `public, max-age=${maxAge / 1000}, immutable` })
      .header('server-timing', 'delta')
      .type(types[extension] ?? '')
      .send(delta);
  });

  app.addHook('onSend', async ({ url }, reply) => {
    const [, file = ''] = FILE.exec(url) ?? [];
    const pattern = laterVersions(file);
    if (!pattern || reply.statusCode >= 400) return;
    reply.headers({
      vary: 'accept-encoding, available-dictionary',
      'use-as-dictionary': `match="${RELEASES_BASE}${pattern}"`,
    });
  });
}
