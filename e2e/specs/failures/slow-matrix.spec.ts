import type { Page } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import type { Shop } from '../../shop.ts';
import { lateFiles, limitLine, lines, slowProcessor } from '../../slow-line.ts';

/*
 * Every line, processor and late part on every way; the rules behind it are in `next-step.test.ts` and its neighbours. The fixture fails each
 * test whose page logs anything.
 */

const PRODUCT = '/p/rebrovany-sveter-z-bavlny';

/** What a visitor does under bad conditions, from a page that is complete. */
const ways: Record<string, { from: string; go: (buyer: Buyer) => Promise<unknown>; to: string }> = {
  'home → product': { from: '/', to: PRODUCT, go: ({ page, shop }) => page.goto(shop.address('sk', PRODUCT)) },
  'category → product': {
    from: '/c/zeny',
    to: PRODUCT,
    go: ({ page, shop }) => page.goto(shop.address('sk', PRODUCT)),
  },
  'home → help': { from: '/', to: '/pomoc', go: ({ page, shop }) => page.goto(shop.address('sk', '/pomoc')) },
  'product → cart': { from: PRODUCT, to: '/cart', go: ({ page, shop }) => page.goto(shop.address('sk', '/cart')) },
  'cart → checkout': { from: '/cart', to: '/checkout', go: (buyer) => buyer.orderLink().click() },
};

const conditions: Record<string, (page: Page) => Promise<unknown>> = {
  ...Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, (page: Page) => limitLine(page, line)])),
  'a processor that is 6 times slower': (page) => slowProcessor(page, 6),
  'a processor that is 20 times slower': (page) => slowProcessor(page, 20),
};

const parts: Record<string, string> = {
  entry: '**/releases/{catalog,checkout}/**/remote-entry.js*',
  'exposed chunk': '**/releases/{catalog,checkout}/**/__federation_expose_remote*.js*',
  texts: '**/releases/{catalog,checkout}/**/messages_*.js*',
  'page chunk': '**/releases/{catalog,checkout}/**/page-*.js*',
  style: '**/releases/{catalog,checkout}/**/*.css*',
};

async function begin(page: Page, shop: Shop, way: string) {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  await page.addInitScript(watchText);
  await shop.open('sk', ways[way]?.from);
  return buyer;
}

/** Notes whether a document loses its heading once it had one. Within a document a page begins with its skeleton. */
function watchText() {
  const { pathname } = location;
  const seen = { heading: false };
  setInterval(() => {
    if (location.pathname !== pathname) return;
    const isThere = document.querySelector('h1') !== null;
    if (seen.heading && !isThere) Object.assign(window, { lostText: true });
    seen.heading ||= isThere;
  }, 50);
}

async function expectUsable({ page, texts }: Buyer, path: string) {
  if (path === '/checkout') await expect(page.getByRole('heading', { level: 1, name: texts.checkout })).toBeVisible();
  await page.waitForFunction(
    (expected) =>
      location.pathname === expected &&
      [...document.querySelectorAll('main a, main button, main input')].some(
        (element) =>
          !element.closest('[data-shell-part]') && Object.keys(element).some((key) => key.startsWith('__react')),
      ),
    path,
  );
  expect(await page.evaluate(() => 'lostText' in window)).toBe(false);
  expect(await page.evaluate(() => document.cookie)).not.toContain('set-aside');
}

const lateParts = Object.entries(parts).flatMap(([part, pattern]) =>
  [3, 5, 8, 20].flatMap((seconds) =>
    [false, true].map((isFirstOnly) => ({
      part,
      pattern,
      seconds,
      isFirstOnly,
      which: isFirstOnly ? 'its first' : 'every',
    })),
  ),
);

test.describe('every way', { tag: ['@once', '@full'] }, () => {
  for (const [way, { go, to }] of Object.entries(ways)) {
    for (const [condition, apply] of Object.entries(conditions)) {
      test(`${way} with ${condition}, and its reload, is usable by itself`, async ({ page, shop }) => {
        const buyer = await begin(page, shop, way);
        await apply(page);

        await go(buyer);
        await expectUsable(buyer, to);
        await page.reload();

        await expectUsable(buyer, to);
      });
    }
  }
});

test.describe('every late part', { tag: ['@once', '@full'] }, () => {
  for (const way of ['home → product', 'cart → checkout']) {
    for (const { part, pattern, seconds, isFirstOnly, which } of lateParts) {
      test(`${way} with the ${part} late by ${seconds} s (${which} request) is usable by itself`, async ({
        page,
        shop,
      }) => {
        const { go, to = '' } = ways[way] ?? {};
        const buyer = await begin(page, shop, way);
        await lateFiles(page, pattern, seconds * 1000, isFirstOnly);

        await go?.(buyer);

        await expectUsable(buyer, to);
      });
    }
  }
});
