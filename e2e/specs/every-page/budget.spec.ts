import type { Page } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { holdScripts } from '../../hold-scripts.ts';

const KB = 1024;

// A first visit includes the cookie banner.
test.use({ isFirstVisit: true });

/** Loaded on a tenth of the pages, when they are idle. */
const isMeasuring = (url: string) => /\/vitals\.\w+\.js$/.test(url);

/**
 * Opens a page and waits until nothing more is loaded. Returns the bytes of its scripts with brotli, without the one that measures the speed
 * for real visitors.
 */
async function scriptsOf(page: Page, open: () => Promise<unknown>) {
  const urls: string[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (response.request().resourceType() === 'script' && !isMeasuring(url)) urls.push(url);
  });
  await open();
  await expect(page.getByRole('region', { name: 'Vaše súkromie' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(urls.map((url) => sizeOf(page, url)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The size of the file's compressed copy. */
async function sizeOf(page: Page, url: string): Promise<number> {
  const size = await page.evaluate(
    async (address) => {
      const response = await fetch(address);
      return response.ok ? (await response.arrayBuffer()).byteLength : Number.NaN;
    },
    `${url.split('?')[0]}.br`,
  );
  expect(size, url).toBeGreaterThan(0);
  return size;
}

test('the shell alone, with the goods that it offers, loads at most 144 KB of scripts and paints before they arrive (A1)', async ({
  page,
  shop,
  watch,
}) => {
  watch.expect(/404/);
  const letGo = await holdScripts(page);
  await page.goto(shop.address('sk', '/nowhere'));
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const bytes = await scriptsOf(page, letGo);

  expect(bytes).toBeGreaterThan(80 * KB);
  expect(bytes).toBeLessThanOrEqual(144 * KB);
});

test('the cart page loads at most 164 KB of scripts including the shell (I1)', async ({ page, shop }) => {
  await new Buyer(shop, 'sk').haveCart();

  const bytes = await scriptsOf(page, () => shop.open('sk', '/cart'));

  expect(bytes).toBeGreaterThan(90 * KB);
  expect(bytes).toBeLessThanOrEqual(164 * KB);
});

for (const path of ['/', '/cart']) {
  test(`no script is requested before ${path} is painted (A6)`, async ({ page, shop }) => {
    await shop.open('hu', path);

    const { painted, asked } = await page.evaluate(
      () =>
        new Promise<{ painted: number; asked: number }>((resolve) => {
          const scripts = performance
            .getEntriesByType('resource')
            .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script');
          const asked = Math.min(...scripts.map(({ startTime }) => startTime));
          new PerformanceObserver((list) =>
            resolve({ asked, painted: list.getEntries().at(0)?.startTime ?? Number.POSITIVE_INFINITY }),
          ).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );

    expect(asked).toBeGreaterThan(painted);
  });
}
