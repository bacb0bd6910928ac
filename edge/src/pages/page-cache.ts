import { pathPrefixOf } from '@odeta/contracts';
import { countryOfRequest } from '@odeta/node/path-prefix';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config/config.ts';
import { kindKey, withoutVersion } from '../http/client-kind.ts';
import { encodingOf } from '../http/compress.ts';
import { type CompressWell, createCompressWell } from '../http/compress-well.ts';
import { type InlineSources, noncePlaceholder, sealInline } from '../http/inline-sources.ts';
import { createStaleWhileRevalidate } from '../http/stale-while-revalidate.ts';
import { understoodAddress } from '../http/understood-address.ts';
import { type CachedDocument, createCachedDocument } from '../rendering/cached-document.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import { ShellError } from '../rendering/shell-error.ts';
import type { PageDeps } from './page-deps.ts';
import { setHead } from './page-head.ts';
import { markPage, tagsOf } from './page-tags.ts';
import type { PageView } from './page-view.ts';
import { watchData } from './watch-data.ts';

interface CachedPage {
  status: number;
  redirect: string | null;
  complete: boolean;
  document: CachedDocument;
  sources: InlineSources;
  providers: readonly string[] | undefined;
  receivers: readonly string[] | undefined;
  limitsWrites: boolean;
  tags: readonly string[];
}

const sizeOf = ({ document }: CachedPage) => document.bytes;

/** A page is served for this many times `PAGE_CACHE_SECONDS` while it is rendered again: after a pause the first visitor waits for a new one. */
const STALE_TIMES = 2;
/** Milliseconds for which an older one is served if it cannot be rendered again: six hours. */
export const KEPT_FOR = 21_600_000;
const MOST_PAGES = 2_000;
/** A page takes some 150 KB with its compressed copies. */
const PAGE_BYTES = 64_000_000;
const COMPRESSED_BYTES = 16_000_000;

/** Pages that are the same bytes for everyone in a country: cached for seconds. */
export function createPageCache({
  renderer,
  config,
  queue,
  measures,
}: Pick<PageDeps, 'renderer' | 'config' | 'queue' | 'measures'>) {
  const freshFor = config.PAGE_CACHE_SECONDS * 1000;
  const times =
    freshFor > 0 ? { freshFor, staleFor: STALE_TIMES * freshFor, keptFor: KEPT_FOR } : { freshFor, staleFor: 0 };
  const options = { ...times, size: MOST_PAGES, bytes: PAGE_BYTES };
  const compressWell = createCompressWell(COMPRESSED_BYTES);
  const isStored = ({ complete }: CachedPage) => complete && freshFor > 0;
  const pages = createStaleWhileRevalidate<CachedPage>(options, isStored, sizeOf, measures.cache('pages'));

  const read = (view: PageView) =>
    pages.withAge(
      keyOf(view),
      () => queue.run(view.visitor, () => make(renderer, view, config, compressWell)),
      (cause) => {
        if (cause instanceof ShellError) view.request.broke?.(cause.release);
        view.request.report({ kind: 'fallback', cause });
      },
    );

  return {
    /** The HTML of a page; `null` of one that is not whole or does not exist. */
    async find(view: PageView): Promise<string | null> {
      const { status, redirect, complete, document } = (await read(view)).value;
      return complete && status === 200 && !redirect ? document.in('identity').toString('utf8') : null;
    },

    async send(view: PageView, request: FastifyRequest, reply: FastifyReply) {
      const { value, age } = await read(view);
      const { status, redirect, document, tags, complete, ...allowed } = value;
      // RFC 9111, 5.1: seconds since this was the newest version.
      if (age > freshFor) reply.header('age', Math.floor(age / 1000));
      if (redirect) return reply.redirect(redirect, 302);
      const meant = status === 404 ? understoodAddress(request.url) : null;
      if (meant !== null) return reply.redirect(pathPrefixOf(countryOfRequest(request)) + meant, 301);
      const { held, offered } = view.dictionaries;
      const encoding = encodingOf(request.headers['accept-encoding']);
      setHead(reply, { status, ...allowed, encoding: held ? 'dcz' : encoding, offered, config });
      if (config.PURGE_URL !== undefined && complete && status === 200) markPage(reply, tags);
      return reply.send(held ? await document.against(held) : document.in(encoding));
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

async function make(
  renderer: PageRenderer,
  { order, route, contents, request }: PageView,
  { RENDER_LIMIT_SECONDS }: Pick<EdgeConfig, 'RENDER_LIMIT_SECONDS'>,
  compressWell: CompressWell,
): Promise<CachedPage> {
  const data = watchData(request, RENDER_LIMIT_SECONDS * 1000);
  const client = withoutVersion(order.client);
  const forEveryone = { ...order, client, nonce: noncePlaceholder, newUser: false };
  const page = await renderer.render(forEveryone, route, contents, data.requester);
  data.requireSharedData(page);
  const { status, redirect, providers, receivers, limitsWrites } = page;
  // Without header and footer it must not take the place of one that has them.
  const complete = page.complete && contents !== null;
  const { html, sources } = sealInline(Buffer.from(page.html).toString('utf8'));
  return {
    status,
    redirect,
    complete,
    sources,
    providers,
    receivers,
    limitsWrites,
    tags: tagsOf(order.country, data.requests),
    document: createCachedDocument(html, compressWell),
  };
}

function keyOf({ order: { url, country, language, client, versions, origin, routes }, route: { remote } }: PageView) {
  const units = [versions.shell?.url, remote && versions[remote]?.url];
  return [url, country, language, origin, kindKey(client), routes.key, ...units].join(' ');
}
