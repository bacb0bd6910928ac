import process from 'node:process';
import type { Call } from '@odeta/contracts';
import { createRandom } from '../../testing/chaos-random.ts';
import { createAnswerCheck } from '../../testing/documented-answer.ts';
import { everyEndpoint } from '../../testing/every-endpoint.ts';
import { oneOf, requestsFor } from '../../testing/generated-request.ts';
import { meetEveryone } from '../../testing/generated-visitors.ts';
import { openPayingShop, type PayingShop } from '../../testing/paying-shop.ts';

/** `GENERATED_REQUESTS=25000 GENERATED_SEED=7 npm run unit -- generated-requests` sends as many, and others. */
const SEED = Number(process.env.GENERATED_SEED ?? 20_261_122);
const REQUESTS = Number(process.env.GENERATED_REQUESTS ?? (process.env.TEST_SCOPE === 'full' ? 25_000 : 700));
/** What visitors have is used up by the requests: then new ones come. */
const REQUESTS_OF_VISITORS = 350;
const SLOW_MACHINE_MS = 60 * 60_000;

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());

const makers = everyEndpoint.map(([, call]) => ({ call, make: requestsFor(call) }));

test(
  'whatever is sent in whatever state, the answer is one that the OpenAPI document describes',
  async () => {
    const document = (await shop.app.inject('/api/openapi.json')).json();
    const check = createAnswerCheck(document as never);
    const random = createRandom(SEED);
    const wrong: unknown[] = [];
    const statuses = new Map<number, number>();

    for (let number = 0, visitors = await meetEveryone(shop); number < REQUESTS; number += 1) {
      if (number % REQUESTS_OF_VISITORS === REQUESTS_OF_VISITORS - 1) visitors = await meetEveryone(shop);
      const { name: state, visitor, known } = oneOf(random, visitors);
      const { call, make } = makers[number % makers.length] ?? oneOf(random, makers);
      const { name, request } = make(random, known, visitor.csrf);
      const cookies = new Map(visitor.cookies);
      const answer = await visitor.sendRaw(request);
      if (state === 'without a session') restore(visitor.cookies, cookies);
      else visitor.csrf = tokenOf(answer.body) ?? visitor.csrf;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const problem = check(call, answer);
      if (problem)
        wrong.push({ seed: SEED, number, call: nameOf(call), state, input: name, request: short(request), problem });
    }

    expect(wrong).toEqual([]);
    expect([200, 403, 404, 409, 422].filter((status) => !statuses.has(status))).toEqual([]);
  },
  SLOW_MACHINE_MS,
);

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const short = (request: object) => JSON.stringify(request).slice(0, 400);
const tokenOf = (body: unknown) => (body as { csrf?: string } | undefined)?.csrf;

function restore(cookies: Map<string, string>, saved: ReadonlyMap<string, string>) {
  cookies.clear();
  for (const [name, value] of saved) cookies.set(name, value);
}
