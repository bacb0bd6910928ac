import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from '../config.ts';

/** Milliseconds; an immutable file is asked for once. */
const A_YEAR = 31_536_000_000;

/** Files that never change under their address: releases and pictures. Scripts and styles lie there compressed already. */
export async function assets(app: FastifyInstance, { RELEASES_DIR, MEDIA_DIR }: EdgeConfig) {
  const forever = { immutable: true, maxAge: A_YEAR, index: false as const, decorateReply: false };
  await app.register(fastifyStatic, {
    ...forever,
    root: path.resolve(RELEASES_DIR),
    prefix: '/releases/',
    preCompressed: true,
    // What only a server reads is nobody else's.
    allowedPath: (file) => !/\/server\/|^\/?discovery\.json$/.test(file),
  });
  await app.register(fastifyStatic, { ...forever, root: path.resolve(MEDIA_DIR), prefix: '/media/' });
}
