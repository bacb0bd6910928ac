import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import type { Country } from '../../shop.ts';

/** The beginning of a search phrase in each country. */
const terms: Record<Country, string> = { pl: 'suk', sk: 'kab', hu: 'kab', ro: 'roch', ua: 'пал' };
const entry = (page: Page, index = 0) => page.locator('nav a[aria-expanded]').nth(index);
const panel = (page: Page) => page.locator('nav [data-panel]');
const field = (page: Page) => page.locator('header').getByRole('combobox');

for (const [country, term] of Object.entries(terms) as [Country, string][]) {
  test(
    `the open menu and search of ${country} pass the layout and accessibility checks`,
    // The daily run has the country with the longest words.
    { tag: country === 'hu' ? [] : ['@full'] },
    async ({ page, shop }, { project }) => {
      test.slow();
      const isLayoutOnly = country !== 'hu';
      await shop.open(country, '/search/xyzxyz/');
      await inspectPage(page, `search-nothing-${country}-${project.name}`, { isLayoutOnly });
      await page.locator('header input').click();
      const suggested = page.waitForResponse(/\/catalog\/suggestion\//);
      await page.locator('header input').fill(term);
      await suggested;
      await expect(page.getByRole('option').first()).toBeVisible();
      await inspectPage(page, `search-${country}-${project.name}`, { mayMove: true, isLayoutOnly });

      await shop.open(country);
      if (project.name === 'desktop') {
        await entry(page).hover();
        await expect(panel(page)).toBeVisible();
      } else {
        await page.locator('[data-bar] button').click();
        await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
      }
      await inspectPage(page, `menu-${country}-${project.name}`, { mayMove: true, isLayoutOnly });
    },
  );
}

test.describe('on a wide screen', { tag: '@wide' }, () => {
  test('a menu opens on hover and closes when the pointer leaves or the page scrolls (B7)', async ({ page, shop }) => {
    await shop.open('sk');
    await entry(page).hover();
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(5, 700);
    await expect(panel(page)).toBeHidden();

    await entry(page).hover();
    await expect(panel(page)).toBeVisible();
    await page.mouse.wheel(0, 200);
    await expect(panel(page)).toBeHidden();
  });

  test('a menu stays open while the pointer crosses other entries on its path to the menu (B7)', async ({
    page,
    shop,
  }) => {
    await shop.open('sk');
    await entry(page).hover();
    await expect(panel(page)).toBeVisible();
    const from = await entry(page).boundingBox();
    const box = panel(page).getByRole('listitem').last();
    const to = await box.boundingBox();
    if (!from || !to) throw new Error('Nothing to go from or to');

    // Playwright controls the clock: on a busy machine the pointer would otherwise seem to rest.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const start = { x: from.x + 10, y: from.y + 10 };
    for (let step = 1; step <= 24; step += 1) {
      const part = step / 24;
      await page.mouse.move(start.x + (to.x - start.x) * part, start.y + (to.y + 40 - start.y) * part);
      await page.clock.runFor(30);
    }

    await page.clock.runFor(400);
    await expect(entry(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('the menu can be used by keyboard only, even in a low viewport (B8)', async ({ page, shop }) => {
    await page.setViewportSize({ width: 1280, height: 380 });
    await shop.open('hu');
    await entry(page).focus();
    await page.keyboard.press('Space');
    await expect(panel(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(panel(page).locator(':focus')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(panel(page).locator(':focus')).toHaveCount(1);

    await page.keyboard.press('Escape');

    await expect(panel(page)).toBeHidden();
    await expect(entry(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(entry(page, 1)).toBeFocused();
  });

  test('without scripts the menu consists of links and the search is a form (B6, C1)', async ({ browser, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(shop.address('sk'));

    await page.locator('header input').fill('kabát');
    await page.getByRole('button', { name: 'Hľadať' }).click();

    await expect(page).toHaveURL(shop.address('sk', '/search/kab%C3%A1t/'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('kabát');
    await entry(page).click();
    await expect(page).toHaveURL(/\/c\//);
    await context.close();
  });

  test('a misspelled search term gets suggestions and results, and is remembered until it is cleared (C1, C3, C4)', async ({
    page,
    shop,
  }) => {
    await shop.open('pl');
    await page.locator('header input').fill('sukeinka');
    const suggestions = page.getByRole('listbox', { name: 'Podpowiedzi' });
    await expect(suggestions.getByRole('option').first()).toContainText(/sukien.*\(\d+\)/i);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(shop.address('pl', '/search/sukeinka/'));
    await expect(page.getByRole('article').first()).toContainText(/sukien/i);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

    await shop.open('pl');
    await expect(page.locator('header input')).toHaveValue('');
    await page.locator('header input').click();
    await expect(page.getByRole('option', { name: 'sukeinka' })).toBeVisible();
    await page.getByRole('button', { name: 'Wyczyść' }).click();
    await expect(page.getByRole('option', { name: 'sukeinka' })).toHaveCount(0);
    await expect(page.getByRole('listbox', { name: 'Popularne wyszukiwania' })).toBeVisible();
  });

  test('in Poland a search for sizes opens the size tables (C2)', async ({ page, shop, watch }) => {
    watch.expect(/404/);
    await shop.open('pl');
    await page.locator('header input').fill('rozmiar sukienki');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/pomoc\/tabele-rozmiarow\//);
  });

  for (const [country, width] of [
    ['hu', 960],
    ['ua', 1100],
    ['ro', 360],
    ['hu', 320],
  ] as const) {
    test(`header, menus and footer of ${country} fit at ${width} px, as with zoom up to 400 %`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await shop.open(country);
      await inspectPage(page, `layout-${country}-${width}`, { isLayoutOnly: true });
      if (width < 960) {
        await page.locator('[data-bar] button').click();
        await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
        await inspectPage(page, `layout-menu-${country}-${width}`, { mayMove: true, isLayoutOnly: true });
      }
    });
  }
});
