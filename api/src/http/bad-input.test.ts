import { CSRF_HEADER, type Endpoint, ProblemSchema } from '@odeta/contracts';
import * as v from 'valibot';
import { ownedRows } from '../../testing/database/owned-rows.ts';
import { tableDigests } from '../../testing/database/table-digests.ts';
import { fillCart, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { type BadInput, badInputsOf, goodInputOf } from '../../testing/requests/bad-input.ts';
import { everyEndpoint } from '../../testing/requests/every-endpoint.ts';
import { inputsWithIds } from '../../testing/requests/ids.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import {
  type Answer,
  type RawRequest,
  requireDeclared,
  startSession,
  type TestClient,
} from '../../testing/shop/test-client.ts';

const calls = everyEndpoint.map(([, endpoint]) => endpoint);
const posts = calls.filter(({ method }) => method === 'POST');
const withIds = posts.filter((endpoint) => inputsWithIds(endpoint, ['1']).length > 0);
const unknownIds = ['0', '999999999', '999999999999999999'];
const named = (list: Endpoint[]) => list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

let shop: TestShop;
/** A visitor with data: a cart, an address, an order. */
let client: TestClient;
let sessionId: number;
/** A visitor without data. */
let stranger: TestClient;
beforeAll(async () => {
  shop = await openTestShop();
  client = await prepareBuyer(shop, { 'DRESS-wine-s': 1 });
  await order(client);
  await fillCart(shop, client, { 'DRESS-wine-s': 2, 'RARE-ink-one': 1 });
  sessionId = (await shop.db.selectFrom('session').select('id').executeTakeFirstOrThrow()).id;
  stranger = await startSession(shop.app);
});
afterAll(() => shop.close());

test.each(named(calls))('%s exists below /api (R1)', (_, { method, path }) => {
  expect(shop.app.hasRoute({ method, url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}` })).toBe(true);
});

/** Endpoints for partners' servers require a key instead of a token. */
const ofPages = posts.filter(({ path }) => !path.startsWith('/partners/'));

describe('nothing in the database changes', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await tableDigests(shop.db, shop.schema);
  });
  // Once, because reading all tables takes longer than the requests; `-t` finds the endpoint.
  afterAll(async () => expect(await tableDigests(shop.db, shop.schema)).toEqual(before));

  test.each(named(calls))('%s refuses input that does not match its contract', async (_, endpoint) => {
    for (const input of badInputsOf(endpoint))
      await expectProblem(input.name, requestOf(endpoint, input), { endpoint });
  });

  test.each(named(posts))('%s refuses an invalid, oversized or non-JSON body', async (_, endpoint) => {
    const good = requestOf(endpoint, goodInputOf(endpoint));
    const json = { ...good.headers, 'content-type': 'application/json' };

    await expectProblem('broken JSON', { ...good, headers: json, payload: '{"a":' }, { endpoint });
    await expectProblem('no body', { ...good, headers: json, payload: '' }, { endpoint });
    await expectProblem('a list', { ...good, headers: json, payload: '[]' }, { endpoint });
    await expectProblem(
      'a poisoned prototype',
      { ...good, headers: json, payload: '{"__proto__":{"x":1}}' },
      { endpoint },
    );
    await expectProblem(
      'a huge body',
      { ...good, headers: json, payload: `{"a":"${'x'.repeat(endpoint.bodyBytes ?? 70_000)}"}` },
      { endpoint, status: 413 },
    );
    await expectProblem(
      'a form',
      { ...good, headers: { ...good.headers, 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' },
      { endpoint, status: 415 },
    );
    await expectProblem(
      'plain text',
      { ...good, headers: { ...good.headers, 'content-type': 'text/plain' }, payload: 'a' },
      { endpoint, status: 415 },
    );
  });

  test.each(named(ofPages))('%s refuses a request without the visitor’s own CSRF token', async (_, endpoint) => {
    const good = requestOf(endpoint, goodInputOf(endpoint));
    await expectProblem('no token', { ...good, headers: {} }, { endpoint, status: 403 });
    await expectProblem(
      'a made-up token',
      { ...good, headers: { [CSRF_HEADER]: 'abc.def' } },
      { endpoint, status: 403 },
    );
    const foreign = { [CSRF_HEADER]: stranger.csrf };
    await expectProblem("another visitor's token", { ...good, headers: foreign }, { endpoint, status: 403 });
  });

  test('at least four endpoints take ids', () => expect(withIds.length).toBeGreaterThanOrEqual(4));

  test.each(named(withIds))('%s answers unknown ids with a documented response', async (_, endpoint) => {
    for (const input of inputsWithIds(endpoint, unknownIds)) {
      expectAnswer(endpoint, await stranger.sendRaw(requestOf(endpoint, input, stranger)));
    }
  });
});

test.each(named(withIds))('%s with another visitor’s ids changes none of that visitor’s data', async (_, endpoint) => {
  const before = await ownedRows(shop.db, shop.schema, sessionId);
  expect(before.length).toBeGreaterThan(9);

  const other = await prepareBuyer(shop, { 'DRESS-wine-m': 1 });
  for (const input of inputsWithIds(endpoint, idsIn(before))) {
    expectAnswer(endpoint, await other.sendRaw(requestOf(endpoint, input, other)));
  }

  expect(await ownedRows(shop.db, shop.schema, sessionId)).toEqual(before);
});

test.each(named(posts))('%s of another visitor changes none of the first visitor’s data', async (_, endpoint) => {
  const before = await ownedRows(shop.db, shop.schema, sessionId);

  const other = await prepareBuyer(shop, { 'DRESS-wine-m': 1 });
  expectAnswer(endpoint, await other.sendRaw(requestOf(endpoint, goodInputOf(endpoint), other)));

  expect(await ownedRows(shop.db, shop.schema, sessionId)).toEqual(before);
});

test.each([
  ['the character NUL', 'a\0b'],
  ['half a character', '\ud800'],
])('a text with %s gets a readable validation error for its field', async (_, city) => {
  const payload = { city, street: 'Šancová' };
  const headers = { [CSRF_HEADER]: client.csrf };

  const request = { method: 'POST', url: '/api/my-account/customer/edit', payload, headers } as const;
  const { status, problem } = await client.sendRaw(request);

  expect([status, problem.validation]).toEqual([
    422,
    { city: ['Text obsahuje znak, ktorý sa nedá uložiť. Napíšte ho, prosím, znova.'] },
  ]);
});

test('a NUL in a query gets a validation error for its field', async () => {
  const { status, problem } = await client.sendRaw({ method: 'GET', url: '/api/checkout/cart-init?code=%00' });

  expect([status, Object.keys(problem.validation)]).toEqual([422, ['code']]);
});

test.each([
  ['a NUL in the path', '/api/catalog/product/%00'],
  ['a NUL in the query', '/api/checkout/cart-init?code=%00'],
  ['half a character', '/api/catalog/category/%E0%A4%A'],
  ['an endless name', `/api/catalog/product/${'x'.repeat(3000)}`],
])('a URL with %s is refused', (name, url) => expectProblem(name, { method: 'GET', url }));

/** Every whole number in these rows: ids of lines, carts, variants, customers. */
const idsIn = (rows: readonly string[]) => [...new Set(rows.join().match(/\b\d{1,18}\b/g))];

interface Expected {
  endpoint?: Endpoint;
  status?: number;
}

async function expectProblem(name: string, request: RawRequest, { endpoint, status: expected }: Expected = {}) {
  const answer = await client.sendRaw(request);
  const { status, problem, headers } = answer;
  const seen = { name, status, type: headers['content-type'], messages: problem.messages?.length };
  expect(seen).toEqual({
    name,
    status: expected ?? expect.any(Number),
    type: 'application/problem+json; charset=utf-8',
    messages: 1,
  });
  expect([name, status >= 400 && status < 500, v.is(ProblemSchema, problem)]).toEqual([name, true, true]);
  if (endpoint) requireDeclared(endpoint, answer);
}

/** Success, or an error that the contract declares. */
function expectAnswer(endpoint: Endpoint, answer: Answer<Endpoint>) {
  expect(answer.status).toBeLessThan(500);
  requireDeclared(endpoint, answer);
}

function requestOf(
  { method, path }: Endpoint,
  { params, query, payload }: Omit<BadInput, 'name'>,
  { csrf } = client,
): RawRequest {
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(params[field] ?? '')));
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined));
  const url = `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
  if (method === 'GET') return { method, url };
  return { method, url, payload: payload as object, headers: { [CSRF_HEADER]: csrf } };
}
