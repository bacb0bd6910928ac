import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { type FaultyEdge, startEdge } from '../../faulty-edge.ts';
import { expect, test } from '../../fixtures.ts';
import { serverMistakes } from '../../mistakes.ts';
import { ReleaseFolder } from '../../release-folder.ts';
import { Shop } from '../../shop.ts';
import { openClone } from '../../team-clone.ts';

const server = 'server/server.cjs';

/** Opens the cart again if the edge was not ready: it has just started, and on a busy machine its first page may be a 503. */
async function openCart(shop: Shop): ReturnType<Shop['open']> {
  const response = await shop.open('sk', '/cart');
  return response?.status() === 503 ? openCart(shop) : response;
}

/** The page is sent with everything except the cart, which the browser renders. */
async function expectBrowserToRenderTheCart(shop: Shop) {
  const response = await openCart(shop);
  const html = (await response?.text()) ?? '';

  expect(response?.status()).toBe(200);
  expect(html).toContain('<nav');
  expect(html).not.toContain('<h1');
  await expect(shop.page.getByRole('heading', { level: 1, name: 'Košík' })).toBeVisible();
}

test.beforeEach(({ watch }) => {
  // React logs that it rendered again what the server could not.
  watch.expect(/status of 503 .*\/cart\)|ssr-logger|Rendered again in the browser|switched to client rendering/);
});

test.describe('the server bundle of the cart', () => {
  let releases: ReleaseFolder;
  let edge: FaultyEdge;

  test.beforeEach(async () => {
    releases = new ReleaseFolder();
  });
  test.afterEach(async ({ page }) => {
    await page.close();
    await edge.stop();
    releases.remove();
  });

  test('fails its integrity check: the page is sent without the cart, and the browser renders it', async ({ page }) => {
    releases.tamper('cart', server, (code) => `${code}\n// changed afterwards`);
    edge = await startEdge({ directory: releases.directory });
    await expectBrowserToRenderTheCart(new Shop(page, edge.port));
  });

  for (const [name, other] of [
    ['throws while it is loaded', 'throws while it renders'],
    ['throws while it renders', 'throws while it is loaded'],
  ] as const) {
    // `render-faults.test.ts` and `release-store.test.ts` test the other combinations on the server.
    test(`${name}, and that of the previous version ${other}: the page is sent, and the browser renders the cart`, {
      tag: '@full',
    }, async ({ page }) => {
      test.setTimeout(600_000);
      for (const mistake of [other, name])
        await releases.release(await openClone(`${mistake} on servers`, serverMistakes[mistake]?.[0] ?? []));
      // An instance that starts later has tried neither and knows no better version.
      edge = await startEdge({ directory: releases.directory });
      await expectBrowserToRenderTheCart(new Shop(page, edge.port));
    });
  }
});

test.describe('the release store', () => {
  let store: Server;
  let edge: FaultyEdge;

  /** A store that serves everything except the cart. */
  async function openStore(answerForCart: (response: import('node:http').ServerResponse) => void) {
    store = createServer((request, response) => {
      const file = path.join(process.env.RELEASES_DIR ?? '', (request.url ?? '').replace('/releases/', ''));
      if (/\/cart\/.*server\.cjs$/.test(file)) answerForCart(response);
      else if (existsSync(file)) response.end(readFileSync(file));
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => {
      store.listen(0, '127.0.0.1', resolve);
    });
    const { port } = store.address() as AddressInfo;
    edge = await startEdge({ address: `http://127.0.0.1:${port}` });
    return edge.port;
  }

  test.afterEach(async ({ page }) => {
    await page.close();
    store.closeAllConnections();
    store.close();
    await edge.stop();
  });

  const faults: Record<string, (response: import('node:http').ServerResponse) => void> = {
    'has lost the bundle (404)': (response) => void response.writeHead(404).end(),
    'breaks the connection': (response) => void response.destroy(),
    hangs: () => {},
  };

  for (const [name, answer] of Object.entries(faults)) {
    test(`${name}: the page is sent without the cart, and the browser renders it`, {
      tag: name === 'hangs' ? [] : ['@full'],
    }, async ({ page }) => {
      await expectBrowserToRenderTheCart(new Shop(page, await openStore(answer)));
    });
  }
});
