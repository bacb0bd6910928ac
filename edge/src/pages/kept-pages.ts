import type { RouteInfo } from '@odeta/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { kindKey, withoutVersion } from '../client-kind.ts';
import type { Units } from '../releases/units.ts';
import { encodingOf } from '../rendering/compress.ts';
import {
  createPageTemplate,
  csrfPlaceholder,
  noncePlaceholder,
  type PageTemplate,
} from '../rendering/page-template.ts';
import { createNonce, type PageOrder, renderToText } from '../rendering/render-page.ts';
import { createSoonStale } from '../soon-stale.ts';
import type { PageDeps } from './page-deps.ts';
import { setHead } from './page-head.ts';

type Order = Omit<PageOrder, 'nonce'>;

interface KeptPage {
  status: number;
  redirect: string | null;
  complete: boolean;
  template: PageTemplate;
}

/** Milliseconds for which an old page is better than none. */
const KEEP_FOR = 60_000;
/** A page takes some 100 KB. */
const SIZE = 500;

/** Pages that are the same for everyone of a country: kept for seconds, filled in for each visitor. */
export function createKeptPages({ units, config }: Pick<PageDeps, 'units' | 'config'>) {
  const freshFor = config.PAGE_CACHE_SECONDS * 1000;
  const origins = config.FILE_ORIGINS;
  const options = { freshFor, keepFor: freshFor > 0 ? KEEP_FOR : 0, size: SIZE };
  const pages = createSoonStale<KeptPage>(options, ({ complete }) => complete && freshFor > 0);

  return {
    async send(order: Order, route: RouteInfo, request: FastifyRequest, reply: FastifyReply) {
      const { status, redirect, template } = await pages.get(keyOf(order, route), () => make(units, order));
      if (redirect) return reply.redirect(redirect, 302);
      const values = { nonce: createNonce(), csrf: order.csrf };
      const isCompressed = encodingOf(request.headers['accept-encoding']) !== 'identity';
      setHead(reply, { status, nonce: values.nonce, encoding: isCompressed ? 'gzip' : 'identity', origins });
      return reply.send(isCompressed ? template.fillCompressed(values) : template.fill(values));
    },
  };
}

async function make(units: Units, order: Order): Promise<KeptPage> {
  const client = withoutVersion(order.client);
  const values = { nonce: noncePlaceholder, csrf: csrfPlaceholder };
  const { page, html } = await renderToText(units, { ...order, ...values, client, newUser: false });
  const { status, redirect, complete } = page;
  return { status, redirect, complete, template: createPageTemplate(html) };
}

function keyOf({ url, country, client, versions, origin }: Order, { remote }: RouteInfo) {
  const units = [versions.shell?.url, remote && versions[remote]?.url];
  return [url, country, origin, kindKey(client), ...units].join(' ');
}
