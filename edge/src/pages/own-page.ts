import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressor, encodingOf } from '../rendering/compress.ts';
import { sourcesOfNonce } from '../rendering/inline-sources.ts';
import { createNonce, type PageOrder, renderPage } from '../rendering/render-page.ts';
import type { PageDeps } from './page-deps.ts';
import { setHead } from './page-head.ts';

/** A page with the visitor's own data: streamed, and kept by nobody. */
export async function sendOwnPage(
  { units, config }: Pick<PageDeps, 'units' | 'config'>,
  order: Omit<PageOrder, 'nonce'>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const nonce = createNonce();
  const { page, write } = await renderPage(units, { ...order, nonce });
  if (page.redirect) return reply.redirect(page.redirect, 302);
  const encoding = encodingOf(request.headers['accept-encoding']);
  const out = compressor(encoding) ?? new PassThrough();
  const { status, providers } = page;
  setHead(reply, { status, providers, sources: sourcesOfNonce(nonce), encoding, config });
  write(out).catch((error) => {
    order.report({ kind: 'server-error', cause: error });
    out.destroy(error);
  });
  return reply.send(out);
}
