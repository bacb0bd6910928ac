import { type BodyOf, countryOfHost, type Endpoint, readSitemap, readSitemaps } from '@odeta/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type ApiGateway, anybodysRequestOf } from '../api/api-gateway.ts';
import type { DiscoveryReader } from '../discovery/discovery.ts';
import { createStaleWhileRevalidate } from '../http/stale-while-revalidate.ts';
import { comeAgain } from '../refusals/come-again.ts';
import { robots, sitemap, sitemapIndex } from './sitemap.ts';

/** Milliseconds; search engines come a few times a day. */
const CACHE = { freshFor: 600_000, staleFor: 86_400_000, size: 100 };
const TIME_LIMIT = 10_000;

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

/** Serves `robots.txt` and the sitemaps of each country for search engines. */
export function sitemapRoutes(app: FastifyInstance, api: ApiGateway, discovery: Pick<DiscoveryReader, 'read'>) {
  const lists = createStaleWhileRevalidate<string | null>(CACHE, (list) => list !== null);

  async function ask<C extends Endpoint>(
    endpoint: C,
    url: string,
    incoming: FastifyRequest,
  ): Promise<BodyOf<C> | null> {
    const request = { method: 'GET', headers: {}, signal: AbortSignal.timeout(TIME_LIMIT) };
    const response = await api.send(`/api${url}`, request, anybodysRequestOf(incoming));
    if (response.status === 404 || response.status === 400) return null;
    const { body } = (await response.json()) as { body: unknown };
    return v.parse(endpoint.body, body);
  }

  app.get('/robots.txt', comeAgain, async (request, reply) => {
    const { routes } = await discovery.read();
    return reply
      .type('text/plain; charset=utf-8')
      .send(robots(originOf(request), countryOfHost(request.host), routes.routes));
  });

  app.get('/sitemap.xml', comeAgain, async (request, reply) => {
    const origin = originOf(request);
    const list = await lists.get(origin, async () => {
      const answer = await ask(readSitemaps, readSitemaps.path, request);
      return answer && sitemapIndex(origin, answer.parts);
    });
    return reply.type('application/xml; charset=utf-8').send(list);
  });

  app.get<{ Params: { part: string } }>('/sitemaps/:part.xml', comeAgain, async (request, reply) => {
    const origin = originOf(request);
    const country = countryOfHost(request.host);
    const list = await lists.get(request.url + origin, async () => {
      const answer = await ask(readSitemap, `/catalog/sitemap/${encodeURIComponent(request.params.part)}`, request);
      return answer && sitemap(origin, country, answer.pages);
    });
    if (list === null) return reply.code(404).send();
    return reply.type('application/xml; charset=utf-8').send(list);
  });
}
