import { readCanaryCounts, sayOutcome } from '@odeta/contracts';
import { measuredVisitorOf, signCanaryCookie } from '@odeta/node/canary-cookie';
import { RENDERING_HEADER, signRenderingCall } from '@odeta/node/rendering-call';
import { openTestShop, TEST_SECRET, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { RATE_LIMITS: 1000, TRUST_PROXY: 1 } });
});
afterAll(() => shop.close());

interface Told {
  version: string;
  lcp: number;
  group?: string;
  /** A server reports it. */
  isTold?: boolean;
}

/** A visitor who is measured for the cart's canary, and how fast their page was. */
async function visit(name: string, { version, lcp, group = 'fast cached', isTold = true }: Told) {
  const client = await startSession(shop.app, 'sk');
  const parts = [{ unit: 'cart', canary: '1.5.0', share: 10, version }];
  client.cookies.set('canary', signCanaryCookie(TEST_SECRET, { visitor: measuredVisitorOf(name), parts }));
  const release = `cart@${version}`;
  await client.send(sayOutcome, { release, outcome: 'shown' });
  const signature = signRenderingCall(TEST_SECRET, `/api${sayOutcome.path}`);
  const signed: Record<string, string> = isTold ? { [RENDERING_HEADER]: signature } : {};
  await client.send(sayOutcome, { release, outcome: 'measured', speed: { group, lcp } }, signed);
}

async function speedOf() {
  const url = `/api${readCanaryCounts.path}?${new URLSearchParams({ release: 'cart@1.5.0', share: '10' })}`;
  const headers = { host: 'sk.localhost', [RENDERING_HEADER]: signRenderingCall(TEST_SECRET, url) };
  return (await shop.app.inject({ url, headers })).json().body.speed;
}

test('speed is compared within groups with what is typical beside the canary, once a hundred visitors have shown that', async () => {
  for (let number = 0; number < 99; number += 1)
    await visit(`typical ${number}`, { version: '1.4.0', lcp: 1_000 + number });
  await visit('canary, hardly slower', { version: '1.5.0', lcp: 1_200 });
  expect(await speedOf()).toBeUndefined();

  await visit('typical 99', { version: '1.4.0', lcp: 1_099 });
  await visit('beside, slower', { version: '1.4.0', lcp: 1_051 });
  await visit('beside, faster', { version: '1.4.0', lcp: 900 });
  await visit('canary, slower', { version: '1.5.0', lcp: 1_300 });
  await visit('canary, slower', { version: '1.5.0', lcp: 100 });
  await visit('canary, on a slow line', { version: '1.5.0', lcp: 9_000, group: 'slow cached' });
  await visit('canary, by its own word', { version: '1.5.0', lcp: 9_000, isTold: false });

  expect(await speedOf()).toEqual([
    { measure: 'lcp', group: 'fast cached', canary: { failed: 1, of: 2 }, beside: { failed: 1, of: 2 } },
  ]);
});
