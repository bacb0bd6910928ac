import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createShopStyles } from './shop-styles.ts';

/** `frames`: whether pages of the same origin may show this one in a frame. */
export function pageHeaders({ frames, referrer }: { frames: boolean; referrer: 'no-referrer' | 'same-origin' }) {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    // Allows the browser's request for /favicon.ico.
    "img-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${frames ? "'self'" : "'none'"}`,
    "base-uri 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'referrer-policy': referrer,
    'x-robots-tag': 'noindex',
  };
}

interface Pages {
  /** The base path. */
  root: string;
  /** The CSS file of the simulator's own pages. */
  styles: string;
  routes(own: FastifyInstance): void;
}

/** Serves a simulator's pages with their forms, styles and fonts. */
export function pageRoutes(app: FastifyInstance, { root, styles, routes }: Pages): void {
  const { css, fonts } = createShopStyles({ root, files: [path.join(import.meta.dirname, 'page.css'), styles] });
  app.register(async (own) => {
    own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    own.get(`${root}/style.css`, async (_request, reply) =>
      reply.headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=600' }).send(css),
    );
    own.get<{ Params: { name: string } }>(`${root}/fonts/:name`, async ({ params }, reply) => {
      const font = fonts.get(params.name);
      if (!font) return reply.code(404).send();
      return reply.headers({ 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' }).send(font);
    });
    routes(own);
  });
}
