import type { FastifyReply, FastifyRequest } from 'fastify';
import { kindKey, withoutVersion } from '../client-kind.ts';
import { type CachedDocument, createCachedDocument, csrfPlaceholder } from '../rendering/cached-document.ts';
import { encodingOf } from '../rendering/compress.ts';
import { type CompressWell, createCompressWell } from '../rendering/compress-well.ts';
import { type InlineSources, noncePlaceholder, sealInline } from '../rendering/inline-sources.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import { createStaleWhileRevalidate } from '../stale-while-revalidate.ts';
import type { PageDeps } from './page-deps.ts';
import { setHead } from './page-head.ts';
import type { PageView } from './page-view.ts';

interface CachedPage {
  status: number;
  redirect: string | null;
  complete: boolean;
  document: CachedDocument;
  sources: InlineSources;
  providers: readonly string[] | undefined;
  limitsWrites: boolean;
}

const sizeOf = ({ document }: CachedPage) => document.bytes;

/** Milliseconds for which a stale page may be served when rendering fails. */
const KEEP_FOR = 60_000;
const MOST_PAGES = 2_000;
/** A page takes some 150 KB with its compressed copies. */
const PAGE_BYTES = 64_000_000;
const COMPRESSED_BYTES = 16_000_000;

/** Pages that are the same for everyone in a country: cached for seconds, completed for each visitor. */
export function createPageCache({
  renderer,
  config,
  concurrency,
}: Pick<PageDeps, 'renderer' | 'config' | 'concurrency'>) {
  const freshFor = config.PAGE_CACHE_SECONDS * 1000;
  const options = { freshFor, staleFor: freshFor > 0 ? KEEP_FOR : 0, size: MOST_PAGES, bytes: PAGE_BYTES };
  const compressWell = createCompressWell(COMPRESSED_BYTES);
  const pages = createStaleWhileRevalidate<CachedPage>(options, ({ complete }) => complete && freshFor > 0, sizeOf);

  return {
    async send(view: PageView, request: FastifyRequest, reply: FastifyReply) {
      const { status, redirect, document, sources, providers, limitsWrites } = await pages.get(
        keyOf(view),
        () => concurrency.run(view.address, () => make(renderer, view, compressWell)),
        (cause) => view.request.report({ kind: 'fallback', cause }),
      );
      if (redirect) return reply.redirect(redirect, 302);
      const encoding = encodingOf(request.headers['accept-encoding']);
      setHead(reply, { status, sources, encoding, config, providers, limitsWrites });
      return reply.send(document.fill(view.order.csrf, encoding));
    },
  };
}

async function make(renderer: PageRenderer, view: PageView, compressWell: CompressWell): Promise<CachedPage> {
  const { order, route, contents, request } = view;
  const client = withoutVersion(order.client);
  const values = { nonce: noncePlaceholder, csrf: csrfPlaceholder };
  const page = await renderer.render({ ...order, ...values, client, newUser: false }, route, contents, request);
  const { status, redirect, complete, providers, limitsWrites } = page;
  const { html, sources } = sealInline(Buffer.from(page.html).toString('utf8'));
  return {
    status,
    redirect,
    complete,
    sources,
    providers,
    limitsWrites,
    document: createCachedDocument(html, compressWell),
  };
}

function keyOf({ order: { url, country, client, versions, origin, routes }, route: { remote } }: PageView) {
  const units = [versions.shell?.url, remote && versions[remote]?.url];
  return [url, country, origin, kindKey(client), routes.key, ...units].join(' ');
}
