import { devices, type Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { holdScripts } from '../../hold-scripts.ts';

const entry = (page: Page, index = 0) => page.locator('nav a[data-entry]').nth(index);
const panel = (page: Page) => page.locator('nav [data-panel]');
const help = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Segítség' });
const offer = (page: Page) => page.getByRole('complementary', { name: 'ODETA alkalmazás' });

test.describe('on a tablet that is 1180 px wide', { tag: '@wide' }, () => {
  const { userAgent } = devices['Galaxy Tab S9'] ?? {};
  test.use({ userAgent, hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

  test('a tap opens a menu, a second one follows its link, and one beside the menu closes it (B7)', async ({
    page,
    shop,
  }) => {
    await shop.open('hu');
    await entry(page).tap();
    await expect(panel(page)).toBeVisible();
    const branch = panel(page).locator('[data-branch]').nth(1);
    await branch.tap();
    await expect(branch).toHaveAttribute('aria-expanded', 'true');
    await page.touchscreen.tap(600, 790);
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(shop.address('hu'));

    await entry(page, 5).tap();
    await expect(panel(page).getByRole('listitem')).toHaveCount(8);
    const address = await entry(page, 5).getAttribute('href');
    await entry(page, 5).tap();
    await expect(page).toHaveURL(shop.address('hu', address ?? ''));
  });

  test('a tap before the scripts are there opens the menu afterwards (B7)', async ({ page, shop }) => {
    const letGo = await holdScripts(page);
    await page.goto(shop.address('hu'));
    await entry(page).tap();
    await letGo();

    await expect(panel(page)).toBeVisible();
    await expect(page).toHaveURL(shop.address('hu'));
  });

  test('the page has the top links of wide windows, and no offer of the app (A8, B4, D8)', async ({ page, shop }) => {
    await shop.open('hu');
    // The app is offered from the second page on.
    await shop.open('hu', '/c/nok');
    await expect(help(page)).toBeVisible();
    await expect(offer(page)).toBeHidden();

    await page.setViewportSize({ width: 800, height: 1180 });
    await expect(help(page)).toBeHidden();
    await expect(offer(page)).toBeVisible();
  });
});

test.describe('on a computer', { tag: '@wide' }, () => {
  test('a pointer that rests on an entry before the scripts are there opens its menu afterwards (B7)', async ({
    page,
    shop,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto(shop.address('pl'));
    await entry(page, 1).hover();
    await letGo();

    await expect(panel(page)).toBeVisible();
    await expect(entry(page, 1)).toHaveAttribute('aria-expanded', 'true');
  });

  test('a window of 800 px has the menu of phones with help, delivery, returns and the country, and no offer of the app (A8, B9, D8)', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    await shop.open('hu', '/c/nok');
    await expect(offer(page)).toBeHidden();
    await page.locator('[data-bar] button').click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    for (const name of ['Szállítás és fizetés', /^Visszaküldés/, 'Segítség'])
      await expect(menu.getByRole('link', { name })).toBeVisible();

    await menu.getByRole('link', { name: /Magyarország/ }).click();
    const countries = page.getByRole('dialog').filter({ hasText: 'Slovensko' });
    await countries.getByRole('link', { name: 'Slovensko' }).click();
    await expect(page).toHaveURL(shop.address('sk', '/c/zeny'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ženy');
  });
});

test.describe('on a phone', { tag: '@narrow' }, () => {
  test('filters and sort orders float above the goods while their row is scrolled away (P12)', async ({
    page,
    shop,
  }) => {
    await shop.open('sk', '/c/zeny');
    const openers = page.getByRole('link', { name: /^Filtrovať/ });
    await expect(openers).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, 2_000));
    await expect(openers).toHaveCount(2);
    const place = await openers.last().boundingBox();
    const bar = await page.locator('[data-bar] > div').boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBe((bar?.y ?? 0) - 12);

    await openers.last().tap();
    await page.getByRole('dialog').getByRole('checkbox').first().check();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Ukázať/ })
      .click();
    await expect(page.getByRole('link', { name: 'Filtrovať (1)' }).last()).toBeVisible();

    await page.evaluate(() => scrollTo(0, 0));
    await expect(openers).toHaveCount(1);
  });
});
