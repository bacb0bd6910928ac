import process from 'node:process';
import type { Endpoint } from '@odeta/contracts';
import { createRandom } from '../../testing/chaos/chaos-random.ts';
import { createAnswerCheck } from '../../testing/requests/documented-answer.ts';
import { everyEndpoint } from '../../testing/requests/every-endpoint.ts';
import { oneOf, requestsFor } from '../../testing/requests/generated-request.ts';
import { meetEveryone } from '../../testing/requests/generated-sessions.ts';
import { openPayingShop, type PayingShop } from '../../testing/servers/paying-shop.ts';

/** `GENERATED_REQUESTS=25000 GENERATED_SEED=7 npm run unit -- generated-requests` sends this many requests, with other values. */
const SEED = Number(process.env.GENERATED_SEED ?? 20_261_122);
const REQUESTS = Number(process.env.GENERATED_REQUESTS ?? (process.env.TEST_SCOPE === 'full' ? 25_000 : 700));
/** The requests use up the visitors' data, so that new visitors are created after this many. */
const REQUESTS_OF_VISITORS = 350;
const SLOW_MACHINE_MS = 60 * 60_000;

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());

const makers = everyEndpoint.map(([, endpoint]) => ({ endpoint, make: requestsFor(endpoint) }));

test(
  'in every visitor state, a generated request gets a response described by the OpenAPI document',
  async () => {
    const document = (await shop.app.inject('/api/openapi.json')).json();
    const check = createAnswerCheck(document as never);
    const random = createRandom(SEED);
    const wrong: unknown[] = [];
    const statuses = new Map<number, number>();

    for (let number = 0, clients = await meetEveryone(shop); number < REQUESTS; number += 1) {
      if (number % REQUESTS_OF_VISITORS === REQUESTS_OF_VISITORS - 1) clients = await meetEveryone(shop);
      const { name: state, client, known } = oneOf(random, clients);
      const { endpoint, make } = makers[number % makers.length] ?? oneOf(random, makers);
      const { name, request } = make(random, known, client.csrf);
      const cookies = new Map(client.cookies);
      const answer = await client.sendRaw(request);
      if (state === 'without a session') restore(client.cookies, cookies);
      else client.csrf = tokenOf(answer.body) ?? client.csrf;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const problem = check(endpoint, answer);
      if (problem)
        wrong.push({
          seed: SEED,
          number,
          endpoint: nameOf(endpoint),
          state,
          input: name,
          request: short(request),
          problem,
        });
    }

    expect(wrong).toEqual([]);
    expect([200, 403, 404, 409, 422].filter((status) => !statuses.has(status))).toEqual([]);
  },
  SLOW_MACHINE_MS,
);

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const short = (request: object) => JSON.stringify(request).slice(0, 400);
const tokenOf = (body: unknown) => (body as { csrf?: string } | undefined)?.csrf;

function restore(cookies: Map<string, string>, saved: ReadonlyMap<string, string>) {
  cookies.clear();
  for (const [name, value] of saved) cookies.set(name, value);
}
