import type { Page, Route } from '@playwright/test';
import { type FaultyEdge, ReleaseFolder, startEdge } from '../faulty-edge.ts';
import { expect, test } from '../fixtures.ts';
import { Shop } from '../shop.ts';

/** What the page says in the console while a remote cannot be had is what these journeys are about. */
test.beforeEach(({ watch }) => {
  watch.expect(/./);
});

const fallback = 'Táto časť stránky sa nenačítala';
const again = 'Skúsiť znova';

async function expectOnlyTheAreaToFail(page: Page) {
  await expect(page.getByRole('alert').filter({ hasText: fallback })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'ODETA' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function expectRecovery(page: Page, shop: Shop) {
  await page.getByRole('button', { name: again }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Košík' })).toBeVisible({ timeout: 20_000 });
  expect(await shop.isMarked()).toBe(true);
}

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is not found (404)': (route) => route.fulfill({ status: 404, body: 'nothing here' }),
  'refuses the connection': (route) => route.abort('connectionrefused'),
  hangs: () => new Promise(() => {}),
  'is not what was released (integrity)': (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'globalThis.odeta_cart = {};' }),
  'answers with a page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html></html>' }),
};

for (const [name, answer] of Object.entries(faults)) {
  for (const file of ['**/cart/**/remote-entry.js*', '**/cart/**/cart-mfe_src_remote_ts*.js*']) {
    test(`a visitor goes on while the cart’s ${file.includes('entry') ? 'entry' : 'chunk'} ${name}, and gets the cart back without a reload`, async ({
      page,
      shop,
    }) => {
      await page.route(file, answer);
      await page.goto(shop.address('sk', '/cart'));
      await shop.mark();

      await expectOnlyTheAreaToFail(page);
      await page.unroute(file);

      await expectRecovery(page, shop);
    });
  }
}

test('a visitor who goes on by a link while the cart is down finds the rest of the shop', async ({ page, shop }) => {
  await page.route('**/cart/**/*.js*', (route) => route.abort('connectionrefused'));
  await page.goto(shop.address('sk', '/cart'));
  await expectOnlyTheAreaToFail(page);

  await page.getByRole('banner').getByRole('link', { name: 'ODETA' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kabáty');
});

test.describe('a release that is broken', () => {
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

  const chunk = 'browser/static/cart-mfe_src_remote_ts.*.js';
  const mistakes: Record<string, () => void> = {
    'is no JavaScript': () => releases.ship('cart', 'browser/remote-entry.js', () => 'this is not javascript'),
    'throws while it is loaded': () =>
      releases.ship('cart', chunk, (code) => `throw new Error('broken release');${code}`),
    'exposes nothing': () =>
      releases.ship('cart', 'browser/remote-entry.js', () => 'var odeta_cart={init(){},get:async()=>()=>({})};'),
    'throws while it renders': () =>
      releases.ship('cart', chunk, (code) =>
        code.replace('path:"",page:', 'path:"",page:()=>{throw new Error("broken render")},unused:'),
      ),
  };

  for (const [name, ship] of Object.entries(mistakes)) {
    test(`a release of the cart that ${name} fails in its area alone, and is rolled back without a reload`, async ({
      page,
    }) => {
      ship();
      edge = await startEdge({ directory: releases.directory });
      const shop = new Shop(page, edge.port);
      await page.goto(shop.address('sk', '/cart'));
      await shop.mark();

      await expectOnlyTheAreaToFail(page);
      releases.rollBack();
      await releases.whenSeen(shop.address('sk', '/discovery.json'));

      await expectRecovery(page, shop);
    });
  }
});
