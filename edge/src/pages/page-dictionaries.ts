import { buyingPages, countryOfHost, pathPrefixOf, readSitemap } from '@odeta/contracts';
import { countryOfRequest } from '@odeta/node/path-prefix';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { anybodysRequestOf } from '../api/api-gateway.ts';
import { commonText } from '../dictionaries/common-text.ts';
import { createDictionary, type Dictionary } from '../dictionaries/dictionary.ts';
import type { SiteDictionaries } from '../dictionaries/site-dictionaries.ts';
import { availableDictionary } from '../http/available-dictionary.ts';
import { clientKindOf } from '../http/client-kind.ts';
import { noncePlaceholder } from '../http/inline-sources.ts';
import type { PageCache } from './page-cache.ts';
import type { PageDeps } from './page-deps.ts';
import type { PageDictionaries, PageView } from './page-view.ts';

/** Parts of the list of pages for search engines. Every process makes its dictionary from the same pages of them. */
const KINDS = ['categories', 'products-1'];
/** Pages of a kind: what they have in common is the dictionary. */
const OF_KIND = 2;
/** Milliseconds. */
const TIME_LIMIT = 10_000;

type View = Omit<PageView, 'dictionaries'>;
type Send = PageView['request']['send'];
type Deps = Pick<PageDeps, 'renderer' | 'failures' | 'sendFor'> & {
  dictionaries: SiteDictionaries;
  pageCache: Pick<PageCache, 'find'>;
};

/** Finds the dictionaries for a page: the one that its visitor may fetch, and the one that they have. */
export function createPageDictionaries({ dictionaries, pageCache, renderer, failures, sendFor }: Deps) {
  return (request: FastifyRequest, view: View): PageDictionaries => {
    if (request.method === 'POST' || isPreview(view)) return {};
    const held = dictionaries.find(availableDictionary(request.headers));
    // Browsers send it where they may have dictionaries: to a secure origin.
    if (request.headers['sec-fetch-dest'] !== 'document') return { held };
    const offered = dictionaries.of(siteOf(view), () =>
      make(request, view).catch((cause) => {
        failures.report({ kind: 'part-unwell', part: 'dictionaries', cause });
        return null;
      }),
    );
    return { held, offered: offered?.hash === held?.hash ? undefined : offered };
  };

  /** Reads public pages as on a wide screen, without cookies, so that they contain nothing of the visitor whose request started this. */
  async function make(request: FastifyRequest, view: View): Promise<Dictionary | null> {
    const client = anybodysRequestOf(request);
    const send = sendFor(client);
    const pages = await Promise.all(
      KINDS.map(async (kind) => {
        const paths = await pathsOf(kind, countryOfHost(request.host), send);
        return Promise.all(paths.map((path) => readPage(path, view, send)));
      }),
    );
    const whole = pages.map((ofKind) => ofKind.filter((page) => page !== null));
    const cart = await readEmptyCart(view, send);
    if (cart === null || whole.some(({ length }) => length < OF_KIND)) return null;
    return createDictionary(commonText([...whole, [cart]]), `${pathPrefixOf(countryOfRequest(request))}/*`);
  }

  async function readPage(url: string, { visitor, order, contents, request }: View, send: Send) {
    const route = await renderer.routeOf(order.versions, order.routes, url);
    if (route.isPrivate) return null;
    const { preview: _, posted: __, ...shared } = order;
    return pageCache.find({
      ...{ visitor, route, contents, dictionaries: {} },
      order: { ...shared, url, client: clientKindOf(), newUser: false },
      request: { send, report: request.report },
    });
  }

  /** As a visitor without a cart gets it: markup and texts of the page, and not a word of a visitor. `null` if it is not whole. */
  async function readEmptyCart({ order, contents, request: { report } }: View, send: Send) {
    const { preview: _, posted: __, ...shared } = order;
    const url = buyingPages.cart;
    const route = await renderer.routeOf(order.versions, order.routes, url);
    const stranger = { ...shared, url, client: clientKindOf(), newUser: false, nonce: noncePlaceholder };
    const { complete, status, html } = await renderer.render(stranger, route, contents, { send, report });
    // Without a cart that is live, the dictionary serves all other pages.
    if (status !== 200) return '';
    return complete ? Buffer.from(html).toString('utf8') : null;
  }
}

const isPreview = ({ order }: View) => order.preview !== undefined && order.preview.state !== 'none';

const siteOf = ({ order: { versions, country, language } }: View) => [country, language, versions.shell?.url].join(' ');

/** The last and the first page, which show other goods: the first two categories show the same ones. */
async function pathsOf(kind: string, country: ReturnType<typeof countryOfHost>, send: Send): Promise<string[]> {
  const request = { method: 'GET', headers: {}, signal: AbortSignal.timeout(TIME_LIMIT) };
  const answer = await send(`/api/catalog/sitemap/${kind}`, request);
  const { body } = (await answer.json()) as { body: unknown };
  const { pages } = v.parse(readSitemap.body, body);
  const paths = pages.flatMap(({ addresses }) => addresses[country] ?? []).filter((path) => path !== '/');
  return [...new Set([...paths.slice(-1), ...paths.slice(0, 1)])];
}

/**
 * The dictionary with which a private page may be compressed: only for requests that come from a page of the shop, so that no attacker chose
 * the address.
 */
export const dictionaryForOwnPage = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  { held }: PageDictionaries,
): Dictionary | undefined => (headers['sec-fetch-site'] === 'same-origin' ? held : undefined);
