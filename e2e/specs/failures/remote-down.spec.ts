import type { Page, Route } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { expectSound } from '../../expect-sound.ts';
import { type FaultyEdge, startEdge } from '../../faulty-edge.ts';
import { expect, test } from '../../fixtures.ts';
import { browserMistakes } from '../../mistakes.ts';
import { ReleaseFolder } from '../../release-folder.ts';
import { Shop } from '../../shop.ts';
import { openClone } from '../../team-clone.ts';

/** These journeys cause messages in the console. */
test.beforeEach(({ watch }) => {
  watch.expect(/./);
});

const notice = 'Niečo na tejto stránke sa nenačítalo';
const again = 'Skúsiť znova';

/** Expects the page as rendered by the server, with a notice. */
async function expectTheRenderedPage(page: Page, title: string | RegExp = 'Košík je prázdny') {
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'ODETA' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** The attempts continue while the notice is shown: the page may be there before the button is pressed. */
async function expectRecovery(page: Page, shop: Shop) {
  const button = page.getByRole('button', { name: again });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2_000 });
    await expect(page.getByRole('status').filter({ hasText: notice })).toBeHidden({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Košík' })).toBeVisible();
  expect(await shop.isMarked()).toBe(true);
}

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is not found (404)': (route) => route.fulfill({ status: 404, body: 'nothing here' }),
  'refuses the connection': (route) => route.abort('connectionrefused'),
  'is not what was released (integrity)': (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'globalThis.odeta_cart = {};' }),
  'answers with a page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html></html>' }),
};

for (const [index, [name, answer]] of Object.entries(faults).entries()) {
  for (const file of ['**/cart/**/remote-entry.js*', '**/cart/**/__federation_expose_remote*.js*']) {
    const isEntry = file.includes('entry');
    // Each fault affects one of the two files, in turn.
    test(`the rendered page stays while the cart’s ${isEntry ? 'entry' : 'chunk'} ${name}, and the cart recovers without a reload`, {
      tag: isEntry === (index % 2 === 0) ? [] : ['@full'],
    }, async ({ page, shop }) => {
      await page.route(file, answer);
      await page.goto(shop.address('sk', '/cart'));
      await shop.mark();

      await expectTheRenderedPage(page);
      await page.unroute(file);

      await expectRecovery(page, shop);
    });
  }
}

for (const file of ['**/cart/**/remote-entry.js*', '**/cart/**/__federation_expose_remote*.js*']) {
  test(`the rendered page stays while ${file} hangs, and is interactive by itself once it is answered again`, {
    tag: '@full',
  }, async ({ page, shop }) => {
    await page.route(file, () => new Promise(() => {}));
    await page.goto(shop.address('sk', '/cart'));
    await shop.mark();
    const late = page.getByRole('status').filter({ hasText: 'Stránka sa ešte načítava.' });

    await expect(late).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Košík je prázdny' })).toBeVisible();
    await page.unroute(file);

    // The same file is requested again after half a minute without a sign of it.
    await expect(late).toBeHidden({ timeout: 120_000 });
    expect(await shop.isMarked()).toBe(true);
  });
}

test('the home page and its newsletter form work while the catalogue’s scripts fail, and the page recovers without a reload', async ({
  page,
  shop,
}) => {
  const file = '**/catalog/**/*.js*';
  await page.route(file, (route) => route.abort('connectionrefused'));
  // A server under load leaves the page to the browser, but this test needs one that was rendered.
  await expect(async () => {
    await page.goto(shop.address('sk', '/'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kabáty', { timeout: 1_000 });
  }).toPass();
  await shop.mark();
  await expectTheRenderedPage(page, /Kabáty/);
  await expectSound(page);

  await page.getByRole('main').getByRole('button', { name: 'Odoberať' }).click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'nemôže byť prázdne' })).toBeVisible();
  await page.unroute(file);
  await page.getByRole('button', { name: again }).click();

  await expect(page.getByRole('status').filter({ hasText: notice })).toBeHidden({ timeout: 120_000 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kabáty');
  expect(await shop.isMarked()).toBe(true);
});

test('a cart with an item is shown while its scripts fail, and its product link works', async ({ page, shop }) => {
  await new Buyer(shop, 'sk').haveCart();
  await page.route('**/cart/**/*.js*', (route) => route.abort('connectionrefused'));
  await page.goto(shop.address('sk', '/cart'));
  await expectTheRenderedPage(page, 'Košík');
  const product = page.getByRole('main').getByRole('link').filter({ hasText: /\w/ }).first();
  const name = (await product.textContent()) ?? '';

  await product.click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test.describe('a broken release', () => {
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

  for (const [name, other] of [
    ['throws while it is loaded', 'throws at its first render'],
    ['throws at its first render', 'throws while it is loaded'],
    ['exposes nothing', 'throws at its first render'],
  ] as const) {
    // `browser-remotes.test.ts` tests the other combinations.
    test(`a cart that ${name}, over one that ${other}, fails only in its own area and is rolled back without a reload`, {
      tag: '@full',
    }, async ({ page }) => {
      test.setTimeout(600_000);
      const { version: good } = releases.entryOf('cart').metadata;
      edge = await startEdge({ directory: releases.directory });
      // The fallback is broken, too.
      await releases.release(await openClone(other, browserMistakes[other]));
      await releases.release(await openClone(name, browserMistakes[name]));
      const shop = new Shop(page, edge.port);
      await releases.whenSeen(shop.address('sk', '/discovery.json'));
      await page.goto(shop.address('sk', '/cart'));
      await shop.mark();

      await expectTheRenderedPage(page);
      await releases.rollBack('cart', good);
      await releases.whenSeen(shop.address('sk', '/discovery.json'));

      await expectRecovery(page, shop);
    });
  }
});

for (const [what, file, kind] of [
  ['that starts the page', '**/releases/shell/*/browser/main.js', 'start'],
  ['that is loaded on demand', '**/releases/shell/menu.*.js', 'part'],
] as const) {
  test(`a script of the shell ${what} and is not found is in the failure log`, { tag: '@once' }, async ({
    page,
    shop,
  }) => {
    await page.route(file, (route) => route.fulfill({ status: 404, body: 'nothing here' }));
    const said = page.waitForResponse((response) => response.url().endsWith('/api/base/ssr-logger'));

    await page.goto(shop.address('sk'));
    await page.locator('header input').click();

    const answer = await said;
    expect(answer.status()).toBe(200);
    const { message, failure } = answer.request().postDataJSON();
    expect(message).toMatch(/^A script of the shell could not be loaded: \/releases\/shell\//);
    expect(failure).toEqual({ kind, unit: expect.stringMatching(/^shell@/) });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
