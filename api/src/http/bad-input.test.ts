import { type Call, CSRF_HEADER, ProblemSchema } from '@odeta/shared/contracts';
import * as v from 'valibot';
import { type BadInput, badInputsOf, goodInputOf } from '../../testing/bad-input.ts';
import { meetBuyer } from '../../testing/buyer.ts';
import { everyCall } from '../../testing/every-call.ts';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import { tableDigests } from '../../testing/table-digests.ts';
import type { RawRequest, TestVisitor } from '../../testing/visitor.ts';

const calls = everyCall.map(([, call]) => call);
const posts = calls.filter(({ method }) => method === 'POST');
const named = (list: Call[]) => list.map((call) => [`${call.method} ${call.path}`, call] as const);

let shop: TestShop;
let visitor: TestVisitor;
beforeAll(async () => {
  shop = await openTestShop();
  // One who has something to lose.
  visitor = await meetBuyer(shop, { 'DRESS-wine-s': 2, 'RARE-ink-one': 1 });
});
afterAll(() => shop.close());

test.each(named(calls))('%s is answered', (_, { method, path }) => {
  expect(shop.app.hasRoute({ method, url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}` })).toBe(true);
});

test.each(named(calls))('%s refuses what does not fit its contract, and nothing changes', async (_, call) => {
  const before = await tableDigests(shop.db, shop.schema);

  for (const input of badInputsOf(call)) await expectRefusal(input.name, requestOf(call, input));

  expect(await tableDigests(shop.db, shop.schema)).toEqual(before);
});

test.each(named(posts))('%s refuses what is no JSON of ours, and nothing changes', async (_, call) => {
  const before = await tableDigests(shop.db, shop.schema);
  const good = requestOf(call, goodInputOf(call));
  const json = { ...good.headers, 'content-type': 'application/json' };

  await expectRefusal('broken JSON', { ...good, headers: json, payload: '{"a":' });
  await expectRefusal('no body', { ...good, headers: json, payload: '' });
  await expectRefusal('a list', { ...good, headers: json, payload: '[]' });
  await expectRefusal('a poisoned prototype', { ...good, headers: json, payload: '{"__proto__":{"x":1}}' });
  await expectRefusal('a huge body', { ...good, headers: json, payload: `{"a":"${'x'.repeat(70_000)}"}` }, 413);
  await expectRefusal(
    'a form',
    { ...good, headers: { ...good.headers, 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' },
    415,
  );
  await expectRefusal(
    'plain text',
    { ...good, headers: { ...good.headers, 'content-type': 'text/plain' }, payload: 'a' },
    415,
  );

  expect(await tableDigests(shop.db, shop.schema)).toEqual(before);
});

test.each(named(posts))('%s refuses a request without the own token, and nothing changes', async (_, call) => {
  const before = await tableDigests(shop.db, shop.schema);
  const good = requestOf(call, goodInputOf(call));
  const stranger = await meetBuyer(shop, {});
  const started = await tableDigests(shop.db, shop.schema);

  await expectRefusal('no token', { ...good, headers: {} }, 403);
  await expectRefusal('a made-up token', { ...good, headers: { [CSRF_HEADER]: 'abc.def' } }, 403);
  await expectRefusal("another visitor's token", { ...good, headers: { [CSRF_HEADER]: stranger.csrf } }, 403);

  expect(await tableDigests(shop.db, shop.schema)).toEqual(started);
  expect(before.shop_order).toBe(started.shop_order);
});

test.each(named(calls))('%s never fails on ids that nobody has', async (_, call) => {
  const { params, query, payload } = goodInputOf(call);
  const unknown = JSON.parse(JSON.stringify(payload).replaceAll('"1"', '"999999999999999999"'));

  const { status } = await visitor.sendRaw(requestOf(call, { params, query, payload: unknown }));

  expect(status).toBeLessThan(500);
});

test.each([
  ['a NUL in the path', '/api/catalog/product/%00'],
  ['a NUL in the query', '/api/checkout/cart-init?code=%00'],
  ['half a character', '/api/catalog/category/%E0%A4%A'],
  ['an endless name', `/api/catalog/product/${'x'.repeat(3000)}`],
])('an address with %s is refused', (name, url) => expectRefusal(name, { method: 'GET', url }));

async function expectRefusal(name: string, request: RawRequest, expected?: number) {
  const { status, problem, headers } = await visitor.sendRaw(request);
  const seen = { name, status, type: headers['content-type'], messages: problem.messages?.length };
  expect(seen).toEqual({
    name,
    status: expected ?? expect.any(Number),
    type: 'application/problem+json; charset=utf-8',
    messages: 1,
  });
  expect([name, status >= 400 && status < 500, v.is(ProblemSchema, problem)]).toEqual([name, true, true]);
}

function requestOf({ method, path }: Call, { params, query, payload }: Omit<BadInput, 'name'>): RawRequest {
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(params[field] ?? '')));
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined));
  const url = `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
  if (method === 'GET') return { method, url };
  return { method, url, payload: payload as object, headers: { [CSRF_HEADER]: visitor.csrf } };
}
