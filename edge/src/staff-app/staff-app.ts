import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { answersAnyHost } from '@odeta/node/shop-hosts';
import { isStaffHost } from '@odeta/node/staff-host';
import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from '../config/config.ts';

const HTML = 'index.html';
/** Contents have pictures of the shop. */
const PICTURES = '/media/';

/** E-mails are seen in frames, with a policy of their own. */
const own = ['script-src', 'style-src', 'font-src', 'img-src', 'connect-src', 'form-action', 'frame-src'];

const headers = {
  'content-security-policy': [
    "default-src 'none'",
    ...own.map((what) => `${what} 'self'`),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
};

/**
 * The application for staff, on `staff.<host>` and nowhere else: files that were built before, and on every other address its page. Pages
 * of the shop do not exist on this host; the API does, because it is answered before.
 */
export async function staffApp(app: FastifyInstance, { STAFF_DIR }: Pick<EdgeConfig, 'STAFF_DIR'>): Promise<void> {
  app.addHook('onRequest', async ({ host, url, method }, reply) => {
    if (!isStaffHost(host) || answersAnyHost(url) || url.startsWith(PICTURES)) return;
    if (!STAFF_DIR || !/^(GET|HEAD)$/.test(method)) return reply.code(404).send();
    const { pathname } = new URL(url, 'http://staff');
    const file = /^\/[\w-]+(\.[\w-]+)*\.(js|css|woff2)$/.test(pathname) ? pathname : `/${HTML}`;
    return reply.headers(headers).sendFile(path.posix.basename(file), path.resolve(STAFF_DIR));
  });
  if (STAFF_DIR)
    // Files keep their names: browsers ask each time whether they have changed.
    await app.register(fastifyStatic, {
      root: path.resolve(STAFF_DIR),
      serve: false,
      cacheControl: true,
      maxAge: 0,
    });
}
