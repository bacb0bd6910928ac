import type { FastifyReply, FastifyRequest } from 'fastify';
import { deltaOf } from '../dictionaries/dictionary.ts';
import { throwIfGone } from '../http/client-gone.ts';
import { compressOwn, ownEncodingOf } from '../http/compress.ts';
import { sourcesOfNonce } from '../http/inline-sources.ts';
import { showsDrafts } from '../releases/preview-state.ts';
import { createNonce } from '../rendering/nonce.ts';
import type { PageDeps } from './page-deps.ts';
import { dictionaryForOwnPage } from './page-dictionaries.ts';
import { setHead } from './page-head.ts';
import type { PageView } from './page-view.ts';
import { watchData } from './watch-data.ts';

/** Zstandard's, for what is compressed for one visitor. */
const OF_VISITOR = 3;

/** Sends a page with the visitor's own data, which is not cached. */
export async function sendPrivatePage(
  { renderer, config, queue }: Pick<PageDeps, 'renderer' | 'config' | 'queue'>,
  { visitor, order, route, contents, request: requester, dictionaries }: PageView,
  request: FastifyRequest,
  reply: FastifyReply,
  /** Of a page that shows a form again; by default the page's own. */
  shownStatus?: number,
) {
  const nonce = createNonce();
  const { status, redirect, html, ...allowed } = await queue.run(visitor, async () => {
    // It may have waited for others.
    throwIfGone(request);
    const data = watchData(requester, config.RENDER_LIMIT_SECONDS * 1000);
    const page = await renderer.render({ ...order, nonce }, route, contents, data.requester);
    data.requireOwnData(page);
    return page;
  });
  if (redirect) return reply.header('cache-control', 'no-store').redirect(redirect, 302);
  const held = dictionaryForOwnPage(request, dictionaries);
  const encoding = ownEncodingOf(request.headers['accept-encoding']);
  setHead(reply, {
    ...allowed,
    status: shownStatus ?? status,
    sources: sourcesOfNonce(nonce),
    encoding: held ? 'dcz' : encoding,
    offered: dictionaries.offered,
    config,
  });
  const isPreview = order.preview !== undefined && order.preview.state !== 'none';
  if (isPreview) reply.header('x-robots-tag', 'noindex');
  // The application for staff shows other drafts in the window that it has opened.
  if (order.preview && showsDrafts(order.preview)) reply.header('cross-origin-opener-policy', 'unsafe-none');
  if (route.isUnstored || isPreview || shownStatus !== undefined) reply.header('cache-control', 'no-store');
  return reply.send(held ? await deltaOf(html, held, OF_VISITOR) : await compressOwn(html, encoding));
}
