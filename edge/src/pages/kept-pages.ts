import type { RouteInfo } from '@odeta/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { kindKey, withoutVersion } from '../client-kind.ts';
import type { Units } from '../releases/units.ts';
import { encodingOf } from '../rendering/compress.ts';
import { type CompressWell, createCompressWell } from '../rendering/compress-well.ts';
import { type InlineSources, noncePlaceholder, sealInline } from '../rendering/inline-sources.ts';
import { createKeptDocument, csrfPlaceholder, type KeptDocument } from '../rendering/kept-document.ts';
import { type PageOrder, renderToText } from '../rendering/render-page.ts';
import { createSoonStale } from '../soon-stale.ts';
import type { PageDeps } from './page-deps.ts';
import { setHead } from './page-head.ts';

type Order = Omit<PageOrder, 'nonce'>;

interface KeptPage {
  status: number;
  redirect: string | null;
  complete: boolean;
  document: KeptDocument;
  sources: InlineSources;
  providers: readonly string[] | undefined;
}

/** Milliseconds for which an old page is better than none. */
const KEEP_FOR = 60_000;
/** A page takes some 100 KB. */
const SIZE = 500;

/** Pages that are the same for everyone of a country: kept for seconds, filled in for each visitor. */
export function createKeptPages({ units, config }: Pick<PageDeps, 'units' | 'config'>) {
  const freshFor = config.PAGE_CACHE_SECONDS * 1000;
  const options = { freshFor, keepFor: freshFor > 0 ? KEEP_FOR : 0, size: SIZE };
  const compressWell = createCompressWell(SIZE);
  const pages = createSoonStale<KeptPage>(options, ({ complete }) => complete && freshFor > 0);

  return {
    async send(order: Order, route: RouteInfo, request: FastifyRequest, reply: FastifyReply) {
      const { status, redirect, document, sources, providers } = await pages.get(
        keyOf(order, route),
        () => make(units, order, compressWell),
        (cause) => order.report({ kind: 'fallback', cause }),
      );
      if (redirect) return reply.redirect(redirect, 302);
      const encoding = encodingOf(request.headers['accept-encoding']);
      setHead(reply, { status, sources, encoding, config, providers });
      return reply.send(document.fill(order.csrf, encoding));
    },
  };
}

async function make(units: Units, order: Order, compressWell: CompressWell): Promise<KeptPage> {
  const client = withoutVersion(order.client);
  const values = { nonce: noncePlaceholder, csrf: csrfPlaceholder };
  const { page, html: text } = await renderToText(units, { ...order, ...values, client, newUser: false });
  const { status, redirect, complete, providers } = page;
  const { html, sources } = sealInline(text);
  return { status, redirect, complete, sources, providers, document: createKeptDocument(html, compressWell) };
}

function keyOf({ url, country, client, versions, origin }: Order, { remote }: RouteInfo) {
  const units = [versions.shell?.url, remote && versions[remote]?.url];
  return [url, country, origin, kindKey(client), ...units].join(' ');
}
