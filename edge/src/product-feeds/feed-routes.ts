import { Readable } from 'node:stream';
import { type BodyOf, pathPrefixOf, readFeed } from '@odeta/contracts';
import { createConcurrencyLimit } from '@odeta/node/concurrency-limit';
import { countryOfRequest } from '@odeta/node/path-prefix';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type ApiGateway, anybodysRequestOf } from '../api/api-gateway.ts';
import { comeAgain } from '../refusals/come-again.ts';
import { googleFeed } from './google-feed.ts';
import { metaFeed } from './meta-feed.ts';

const feeds = { 'google.xml': googleFeed, 'meta.csv': metaFeed };
/** Services read a feed a few times a day, and wait; a stranger who asks for many shall not fill the API. */
const READING = { atOnce: 2, waiting: 20 };
/** Milliseconds for a part. */
const TIME_LIMIT = 10_000;

/** Serves all goods of a country for Google Merchant Center and Meta's catalogue, in each language of the country. */
export function feedRoutes(app: FastifyInstance, api: ApiGateway) {
  const reading = createConcurrencyLimit(READING);

  async function ask(after: string, incoming: FastifyRequest): Promise<BodyOf<typeof readFeed>> {
    const request = { method: 'GET', headers: {}, signal: AbortSignal.timeout(TIME_LIMIT) };
    const response = await reading.run('', () =>
      api.send(`/api${readFeed.path}?after=${after}`, request, anybodysRequestOf(incoming)),
    );
    const { body } = (await response.json()) as { body: unknown };
    return v.parse(readFeed.body, body);
  }

  for (const [file, feed] of Object.entries(feeds)) {
    app.get(`/feeds/${file}`, comeAgain, async (request, reply) => {
      const country = countryOfRequest(request);
      const place = { origin: `${request.protocol}://${request.host}`, country, prefix: pathPrefixOf(country) };
      // Before anything is sent, so that an API that is down is said by the status.
      const first = await ask('0', request);

      /** A part that is missing breaks the answer off: a service keeps the former feed instead of taking half of one. */
      async function* write() {
        yield feed.begin(place);
        for (let part = first; ; part = await ask(part.next, request)) {
          yield part.items.map((item) => feed.item(item, place, part.delivery)).join('');
          if (part.next === null) break;
        }
        yield feed.end;
      }

      return reply.type(feed.type).header('cache-control', 'public, max-age=600').send(Readable.from(write()));
    });
  }
}
