import type { Page } from '@playwright/test';
import { expectSound } from '../../expect-sound.ts';
import { expect, test } from '../../fixtures.ts';

/** Requests of the page itself: pictures etc. come from the shop as well. */
const isOurs = (url: string) => /^(data:|blob:)/.test(url) || /\.localhost$/.test(new URL(url).hostname);

async function addForeignScript(page: Page) {
  await page.route('**/api/base/static-contents', async (route) => {
    // Only the browser resolves the name of this machine's shop.
    const url = route
      .request()
      .url()
      .replace(/\w+\.localhost/, '127.0.0.1');
    const response = await route.fetch({ url, maxRetries: 1 });
    const json = await response.json();
    json.body.contents.externalScripts = [
      { name: 'measure', url: 'https://measure.example/tag.js', purpose: 'measurement' },
      { name: 'ads', url: 'https://ads.example/tag.js', purpose: 'advertising' },
    ];
    await route.fulfill({ response, json });
  });
  await page.route('https://*.example/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
}

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test.describe('with a script that the policy of the page does not know', () => {
    // The test adds it to an answer of the API: a page of the server would name it in its policy.
    test.use({ bypassCSP: true });

    test('no third party gets a request before consent, and then only for the accepted purpose', {
      tag: '@once',
    }, async ({ page, shop }) => {
      let hasAgreed = false;
      const foreign: (readonly [url: string, hasAgreed: boolean])[] = [];
      page.on('request', (request) => isOurs(request.url()) || foreign.push([request.url(), hasAgreed]));
      await addForeignScript(page);
      await shop.open('sk');
      const banner = page.getByRole('region', { name: 'Vaše súkromie' });
      await expect(banner).toBeVisible();

      await banner.getByRole('link', { name: 'Vybrať' }).click();
      const dialog = page.getByRole('dialog', { name: 'Vaše súkromie' });
      await expect(dialog.getByRole('switch', { name: /Meranie/ })).not.toBeChecked();
      await expectSound(page);
      await dialog.getByRole('switch', { name: /Meranie/ }).click();
      hasAgreed = true;
      await dialog.getByRole('button', { name: 'Uložiť výber' }).click();

      await expect(banner).toBeHidden();
      await expect.poll(() => foreign).toEqual([['https://measure.example/tag.js', true]]);
    });
  });

  test('consent is refused with one click, and the banner does not appear again', { tag: '@once' }, async ({
    page,
    shop,
  }) => {
    await shop.open('sk');
    const banner = page.getByRole('region', { name: 'Vaše súkromie' });
    await expectSound(page);
    const sizes = await banner
      .locator('button, a[href="#privacy-settings"]')
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().width)));
    expect(new Set(sizes).size).toBe(1);
    await banner.getByRole('button', { name: 'Odmietnuť' }).click();
    await expect(banner).toBeHidden();
    await page.reload();
    await shop.whenReady();
    await page.waitForTimeout(500);
    await expect(banner).toBeHidden();
  });

  const sizes = [
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ];

  test('the hero’s buttons are free on laptops and phones while the consent banner is open (D4)', {
    tag: ['@once', '@wide'],
  }, async ({ page, shop }) => {
    await shop.open('hu');
    const banner = page.getByRole('region', { name: 'Az Ön adatai' });
    const buttons = await page.getByRole('main').locator('section').first().getByRole('link').all();

    for (const size of sizes) {
      await page.setViewportSize(size);
      // A click may scroll, and on phones the banner scrolls with the page.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(banner).toBeInViewport({ ratio: 1 });
      const places = async () => {
        const over = await banner.boundingBox();
        const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
        return boxes.map((box) => overlap(box, over));
      };
      // Polled, because the banner finds its place after the page has got its new size.
      await expect.poll(places, `${size.width} × ${size.height}`).toEqual([false, false]);
      for (const button of buttons) await button.click({ trial: true, timeout: 20_000 });
    }
  });

  test('the buy button is visible and clickable on laptops and phones while the consent banner is open (D4)', {
    tag: ['@once', '@wide'],
  }, async ({ page, shop }) => {
    await shop.open('hu', '/c/ruhak');
    const product = page.getByRole('main').getByRole('article').getByRole('link').first();
    await shop.open('hu', (await product.getAttribute('href')) ?? '');
    const buy = page
      .getByRole('button', { name: /Kosárba|Méret választása/ })
      .and(page.locator(':visible'))
      .last();

    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect(page.getByRole('region', { name: 'Az Ön adatai' })).toBeVisible();
      // Repeated, because the bar with its button comes and goes after the page has got its new size.
      await expect(async () => {
        await expect(buy).toBeInViewport({ ratio: 1, timeout: 20_000 });
        await buy.click({ trial: true, timeout: 20_000 });
      }).toPass();
    }
  });

  test('while the menu covers the home page on a phone, the consent banner is shown above the menu (D4)', {
    tag: '@narrow',
  }, async ({ page, shop }) => {
    await shop.open('sk');
    const banner = page.getByRole('region', { name: 'Vaše súkromie' });
    await expect(banner).toBeVisible();

    await page.locator('[data-bar] button').tap();

    await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
    await expect(banner).toBeInViewport({ ratio: 1 });
    await banner.getByRole('button', { name: 'Odmietnuť' }).tap();
    await expect(banner).toBeHidden();
  });

  test('the consent banner causes no layout shift and does not cover the focused element', async ({ page, shop }) => {
    await shop.open('hu');
    await expect(page.getByRole('region', { name: 'Az Ön adatai' })).toBeVisible();
    const shift = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'layout-shift', buffered: true });
      const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
      return shifts.reduce((sum, { value }) => sum + value, 0);
    });
    expect(shift).toBeLessThan(0.001);

    for (let stop = 0; stop < 90; stop += 1) {
      await page.keyboard.press('Tab');
      // Polled, because the browser scrolls smoothly.
      await expect.poll(() => page.evaluate(isCovered), 'under the banner').toBeNull();
    }
  });
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function overlap(one: Box | null, other: Box | null) {
  if (!one || !other) throw new Error('An element is not visible');
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** Runs in the page. Returns the focused element if the banner covers it completely. */
function isCovered() {
  const focused = document.activeElement;
  const banner = document.querySelector('section[aria-labelledby]:has(a[href="#privacy-settings"])');
  if (!focused || !banner || focused === document.body || banner.contains(focused)) return null;
  const place = focused.getBoundingClientRect();
  const over = banner.getBoundingClientRect();
  return place.top >= over.top && place.bottom <= over.bottom && place.height > 0
    ? focused.outerHTML.slice(0, 200)
    : null;
}
