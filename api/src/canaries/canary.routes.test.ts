import { type ArmCounts, type Outcome, placeOrder, readCanaryCounts, sayOutcome } from '@odeta/contracts';
import { measuredVisitorOf, signCanaryCookie } from '@odeta/node/canary-cookie';
import { RENDERING_HEADER, signRenderingCall } from '@odeta/node/rendering-call';
import { sql } from 'kysely';
import { fillCart, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, TEST_SECRET, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  // Two visitors per network count.
  shop = await openTestShop({ config: { RATE_LIMITS: 1, TRUST_PROXY: 1 } });
});
beforeEach(() => sql`truncate canary_visit`.execute(shop.db));
afterAll(() => shop.close());

const CANARY = 'cart@1.5.0';
const nothing: ArmCounts = {
  visitors: 0,
  downloaded: 0,
  load: 0,
  render: 0,
  slow: 0,
  late: 0,
  error: 0,
  ordered: 0,
  order: 0,
  given: 0,
  unshown: 0,
};

interface Measured {
  name: string;
  version: string;
  address?: string;
}

const cookieOf = ({ name, version }: Measured) =>
  signCanaryCookie(TEST_SECRET, {
    visitor: measuredVisitorOf(name),
    parts: [{ unit: 'cart', canary: '1.5.0', share: 10, version }],
  });

/** A visitor who is measured for the cart's canary, with the version that `edge` assigned. */
async function visitorOf(measured: Measured): Promise<TestClient> {
  const client = await startSession(shop.app, 'sk');
  client.cookies.set('canary', cookieOf(measured));
  return client;
}

const say = (client: TestClient, outcome: Outcome, release: string, address = '10.1.1.1', downloaded?: boolean) =>
  client.send(sayOutcome, { release, outcome, downloaded }, { 'x-forwarded-for': address });

/** A server reports that it sent a page with the canary to a visitor. */
async function sayGiven(client: TestClient, address: string) {
  const signature = signRenderingCall(TEST_SECRET, `/api${sayOutcome.path}`);
  const headers = { 'x-forwarded-for': address, [RENDERING_HEADER]: signature };
  await client.send(sayOutcome, { release: CANARY, outcome: 'given' }, headers);
}

/** As if everything until now had happened five minutes earlier. */
const letTimePass = () => sql`update canary_visit set at = at - interval '5 minutes'`.execute(shop.db);

async function countsOf(release = CANARY, share = '10') {
  const url = `/api${readCanaryCounts.path}?${new URLSearchParams({ release, share })}`;
  const headers = { host: 'sk.localhost', [RENDERING_HEADER]: signRenderingCall(TEST_SECRET, url) };
  return (await shop.app.inject({ url, headers })).json().body;
}

test('outcomes reported by browsers are counted per version, once for each visitor', async () => {
  const [one, other] = [
    await visitorOf({ name: 'one', version: '1.5.0' }),
    await visitorOf({ name: 'other', version: '1.4.0' }),
  ];

  for (let time = 0; time < 3; time += 1) await say(one, 'render', 'cart@1.5.0');
  await say(other, 'shown', 'cart@1.4.0', '10.1.2.1');
  const again = await visitorOf({ name: 'one', version: '1.5.0' });
  await say(again, 'error', 'cart@1.5.0');

  expect(await countsOf()).toEqual({
    canary: { ...nothing, visitors: 1, render: 1, error: 1 },
    beside: { ...nothing, visitors: 1 },
  });
  expect(await countsOf(CANARY, '20')).toEqual({ canary: nothing, beside: nothing });
});

test('an outcome of a version that was not assigned to the visitor, or with a forged or missing cookie, is not counted', async () => {
  const beside = await visitorOf({ name: 'beside', version: '1.4.0' });
  await say(beside, 'render', 'cart@1.5.0');
  const forged = cookieOf({ name: 'forged', version: '1.4.0' }).replace('*1.4.0', '*1.5.0');
  beside.cookies.set('canary', forged);
  await say(beside, 'render', 'cart@1.5.0');
  const stranger = await startSession(shop.app, 'sk');
  const { status } = await say(stranger, 'render', 'cart@1.5.0');

  expect([status, await countsOf()]).toEqual([200, { canary: nothing, beside: nothing }]);
});

test('a visitor whose version changes is still counted for the first version', async () => {
  const client = await visitorOf({ name: 'one', version: '1.4.0' });
  await say(client, 'shown', 'cart@1.4.0');
  client.cookies.set('canary', cookieOf({ name: 'one', version: '1.5.0' }));
  await say(client, 'render', 'cart@1.5.0');

  expect(await countsOf()).toEqual({ canary: nothing, beside: { ...nothing, visitors: 1 } });
});

test('at most two visitors per network are counted, however many it invents', async () => {
  for (const [index, address] of ['10.1.1.1', '10.1.1.2', '10.1.1.3', '10.1.9.1'].entries()) {
    const client = await visitorOf({ name: `invented ${index}`, version: '1.5.0' });
    await say(client, 'render', 'cart@1.5.0', address);
  }

  expect((await countsOf()).canary).toMatchObject({ visitors: 3, render: 3 });
});

test('an order counts as an attempt, and an order request that the server cannot parse also as a failure', async () => {
  const buyer = await prepareBuyer(shop);
  await fillCart(shop, buyer, { 'DRESS-wine-s': 1 });
  buyer.cookies.set('canary', cookieOf({ name: 'buyer', version: '1.4.0' }));
  await order(buyer, {}, { 'idempotency-key': 'once' });
  const other = await visitorOf({ name: 'other', version: '1.5.0' });
  await other.send(placeOrder, { wrong: true } as never);

  expect(await countsOf()).toEqual({
    canary: { ...nothing, visitors: 1, ordered: 1, order: 1 },
    beside: { ...nothing, visitors: 1, ordered: 1 },
  });
});

test('slow and late pages count for visitors who downloaded the version, and not for those who had it in a cache', async () => {
  const outcomes = ['shown', 'slow', 'late'] as const;
  for (const [index, downloaded] of [true, false, undefined].entries()) {
    const client = await visitorOf({ name: `visitor ${index}`, version: '1.5.0' });
    for (const outcome of outcomes) await say(client, outcome, CANARY, `10.1.${index}.1`, downloaded);
  }

  expect((await countsOf()).canary).toEqual({ ...nothing, visitors: 3, downloaded: 1, slow: 1, late: 1 });
});

test('a version that did not load was not in a cache', async () => {
  await say(await visitorOf({ name: 'one', version: '1.5.0' }), 'load', CANARY);

  expect((await countsOf()).canary).toEqual({ ...nothing, visitors: 1, downloaded: 1, load: 1 });
});

test('a version was given and never shown if minutes later nothing tells that it was shown, failed or left', async () => {
  const reports = [null, 'shown', 'load', 'render', 'left', 'error'] as const;
  for (const [index, outcome] of reports.entries()) {
    const address = `10.1.${index}.1`;
    const client = await visitorOf({ name: `visitor ${index}`, version: '1.5.0' });
    await sayGiven(client, address);
    if (outcome) await say(client, outcome, CANARY, address);
  }
  const before = await countsOf();
  await letTimePass();

  expect(before.canary).toMatchObject({ given: 0, unshown: 0 });
  expect((await countsOf()).canary).toMatchObject({ visitors: 4, given: 6, unshown: 2 });
});

test('a visitor whose pages hang counts once, however many were given', async () => {
  const client = await visitorOf({ name: 'one', version: '1.5.0' });
  for (let page = 0; page < 3; page += 1) await sayGiven(client, '10.1.1.1');
  await letTimePass();

  expect((await countsOf()).canary).toEqual({ ...nothing, given: 1, unshown: 1 });
});

test('a browser cannot report that a version was given', async () => {
  await say(await visitorOf({ name: 'one', version: '1.5.0' }), 'given', CANARY);
  await letTimePass();

  expect((await countsOf()).canary).toEqual(nothing);
});

test('visitors cannot read the canary counts', async () => {
  const { status, problem } = await (await startSession(shop.app, 'sk')).send(readCanaryCounts, {
    release: CANARY,
    share: '10',
  });

  expect([status, problem.code]).toEqual([404, 'not-found']);
});
