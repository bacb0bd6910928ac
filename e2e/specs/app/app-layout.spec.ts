import type { Page } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import { Shop } from '../../shop.ts';

const APP = 'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Mobile Safari/537.36 OdetaApp/3.1.0';

for (const country of ['pl', 'sk', 'hu', 'ro', 'ua'] as const) {
  test(`in the app of ${country} the header has no search, and only two links on the cart page (A7, B3, E5)`, {
    // The test opens its own browser context.
    tag: country === 'pl' ? ['@once'] : ['@full'],
  }, async ({ browser }) => {
    test.slow();
    const context = await browser.newContext({ userAgent: APP, viewport: { width: 390, height: 844 } });
    await context.addCookies([
      { name: 'consent', value: '1%7C2026-11-21T10%3A00%3A00.000Z%7C', url: `http://${country}.localhost` },
    ]);
    const page = await context.newPage();
    const shop = new Shop(page);
    const buyer = new Buyer(shop, country);
    await buyer.haveCart();
    await shop.open(country);
    const isLayoutOnly = country !== 'pl';
    await inspectPage(page, `app-home-${country}`, { isLayoutOnly });
    await expect(page.locator('header search')).toBeHidden();
    expect((await page.title()).length).toBeLessThanOrEqual(61);
    await shop.open(country, '/cart');
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);
    await inspectPage(page, `app-cart-${country}`, { isLayoutOnly });
    await context.close();
  });
}

/** 1280 × 1024 at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

for (const country of ['hu', 'ua'] as const) {
  test(`at 400 % zoom pages of ${country} fit, and bars cover less than half`, {
    tag: country === 'hu' ? ['@once'] : ['@full'],
  }, async ({ page, shop }) => {
    test.slow();
    await page.setViewportSize(ZOOMED);
    const buyer = new Buyer(shop, country);
    await buyer.haveCart();
    await shop.open(country);
    const product = await page.locator('main a[href^="/p/"]').first().getAttribute('href');
    const category = await page.locator('main a[href^="/c/"]').first().getAttribute('href');
    for (const path of ['/', category ?? '', product ?? '', '/cart', '/checkout']) {
      await shop.open(country, path);
      if (path === '/checkout') await expect(buyer.field(buyer.texts.email)).toBeVisible();
      await inspectPage(page, `zoom-${country}${path.split('/').slice(0, 2).join('-')}`, {
        mayMove: path === '/checkout',
        isLayoutOnly: true,
      });
      expect(await coveredShare(page), `what stands still on ${path}`).toBeLessThan(0.5);
    }
  });
}

/** The share of the window's height that is covered by sticky bars. */
async function coveredShare(page: Page) {
  return page.evaluate(async () => {
    window.scrollTo(0, document.body.scrollHeight / 2);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      const { top, bottom, width } = element.getBoundingClientRect();
      const isBar = ['fixed', 'sticky'].includes(position) && element.checkVisibility({ visibilityProperty: true });
      return isBar && width > innerWidth / 2 && bottom > 0 && top < innerHeight;
    });
    const heights = bars.map((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return Math.min(bottom, innerHeight) - Math.max(top, 0);
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}
