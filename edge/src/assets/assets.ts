import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { RELEASES_BASE, type ReadableStore } from '@odeta/delivery/releases/store';
import { shownAnywhere } from '@odeta/node/transport-headers';
import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from '../config/config.ts';
import { deltas } from './deltas.ts';
import { storedFiles } from './stored-files.ts';

/** Milliseconds; an immutable file is asked for once. */
const A_YEAR = 31_536_000_000;

const isPublic = (file: string) => !/\/server\/|^\/?discovery\//.test(file);

interface Options {
  config: Pick<EdgeConfig, 'RELEASES_DIR' | 'RELEASES_URL' | 'MEDIA_DIR'>;
  store: ReadableStore;
}

/** Serves files that never change under their address: releases and pictures. Scripts and styles are stored compressed. */
export async function assets(
  app: FastifyInstance,
  { config: { RELEASES_DIR, RELEASES_URL, MEDIA_DIR }, store }: Options,
) {
  const forever = { immutable: true, maxAge: A_YEAR, index: false as const, decorateReply: false };
  deltas(app, store, { isPublic, maxAge: A_YEAR });
  if (RELEASES_URL) storedFiles(app, store, { isPublic, maxAge: A_YEAR });
  else
    await app.register(fastifyStatic, {
      ...forever,
      root: path.resolve(RELEASES_DIR),
      prefix: RELEASES_BASE,
      preCompressed: true,
      allowedPath: isPublic,
    });
  await app.register(fastifyStatic, {
    ...forever,
    root: path.resolve(MEDIA_DIR),
    prefix: '/media/',
    setHeaders: (reply) => void reply.headers(shownAnywhere),
  });
}
