import type { Browser } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { Shop } from '../../shop.ts';
import { launchWholeBrowser } from '../../whole-browser.ts';

const IOS_APP = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 OdetaApp/3.1.0';

/** Opens a page, navigates to another document and goes back. */
async function comeBackTo(browser: Browser, path: string, userAgent?: string) {
  const context = await browser.newContext({ userAgent });
  const page = await context.newPage();
  const shop = new Shop(page);
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  await shop.open('sk', path);
  await page.waitForLoadState('networkidle');
  await shop.mark();
  const asked: string[] = [];
  await page.goto(shop.address('sk', '/c/zeny'));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Later, because a page from the cache replaces this one at once.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(shop.address('sk', path));
  return { page, shop, asked, close: () => context.close() };
}

test.describe('in a browser with a back/forward cache', () => {
  // One after the other in one browser with a back/forward cache: that of the other tests is disabled, and a headless shell has none.
  test.describe.configure({ mode: 'default' });
  let keeping: Browser;
  test.beforeAll(async () => {
    keeping = await launchWholeBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  });
  test.afterAll(() => keeping.close());

  test('/cart is restored from the cache without a reload and requests its data again (F5, R3)', async () => {
    const { page, shop, asked, close } = await comeBackTo(keeping, '/cart');

    await expect.poll(() => shop.isMarked().catch(() => null)).toBe(true);
    await expect.poll(() => asked).toContain('/api/checkout/cart-init');
    await expect(page.locator('html')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Košík' })).toBeVisible();
    await close();
  });

  test('after a log-out a page with the name of the customer does not come back, not even without a connection (P1)', async () => {
    const context = await keeping.newContext();
    const page = await context.newPage();
    const shop = new Shop(page);
    await shop.open('sk', '/my-account/log-in');
    await page.getByRole('textbox', { name: 'E-mail' }).first().fill('jana.hruskova@example.sk');
    await page.getByLabel('Heslo', { exact: true }).fill('Odeta-2026');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Dobrý deň, Jana' })).toBeVisible();
    await shop.open('sk', '/c/zeny');
    await expect(page.getByRole('link', { name: 'Prihlásený účet: Jana' })).toBeVisible();
    await shop.open('sk', '/my-account');
    await page.getByRole('main').getByRole('button', { name: 'Odhlásiť sa' }).click();
    await expect(page.getByText('Ste odhlásení.')).toBeVisible();
    const last = page.url();

    await context.setOffline(true);
    await page.evaluate(() => history.go(-2));

    await expect.poll(() => page.url()).not.toBe(last);
    await expect(page.getByText('Jana')).toHaveCount(0);
    await context.close();
  });

  for (const [what, path, agent] of [
    ['/checkout', '/checkout', undefined],
    ['/cart in the app of iOS', '/cart', IOS_APP],
  ] as const) {
    test(`${what} is reloaded when it is restored from the cache (F5, R3)`, async () => {
      const { page, shop, close } = await comeBackTo(keeping, path, agent);

      await expect.poll(() => shop.isMarked().catch(() => null)).toBe(false);
      await shop.whenReady();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await close();
    });
  }
});

test('/cart opened by Back shows the current items instead of the stored ones (R3)', async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  await shop.open('sk', '/cart');
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
  await expect(lines).toHaveCount(1);
  await page.goto(shop.address('sk', '/c/zeny'));
  await buyer.haveCart(1);

  await page.goBack();

  await expect(page).toHaveURL(shop.address('sk', '/cart'));
  await expect(lines).toHaveCount(2);
});

test('Back within the document restores the scroll position (B13)', async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  await shop.open('sk', '/cart');
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 240));
  // The scroll event is fired with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/checkout"]')?.click());
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();

  await expect(page).toHaveURL(/\/cart$/);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(240);
});

test('the back-to-top button stays above the footer and scrolls to the top (B13)', async ({ page, shop }) => {
  await shop.open('pl');
  const up = page.locator('a[href="#top"]');
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(up).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const gap = () =>
    page.evaluate(() => {
      const button = document.querySelector('a[href="#top"]')?.getBoundingClientRect();
      const footer = document.querySelector('footer')?.getBoundingClientRect();
      return button && footer ? footer.top - button.bottom : Number.NaN;
    });
  await expect.poll(gap).toBeGreaterThanOrEqual(0);

  await page.evaluate(() => window.scrollTo(0, 1200));
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
