import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { swipe } from '../../swipe.ts';

test.describe('on a phone', { tag: '@narrow' }, () => {
  const opener = (page: Page) => page.locator('[data-bar] button');
  const menu = (page: Page) => page.getByRole('dialog');

  test('each menu level is a history entry, and closing the menu returns to the page (B10)', async ({ page, shop }) => {
    const shopPage = shop.address('sk', '/?a=1');
    await shop.open('sk', '/?a=1');
    await opener(page).click();
    await expect(page).toHaveURL(`${shopPage}&menu=open`);
    await menu(page).locator('button[data-id]').first().click();
    await expect(page).toHaveURL(/menu=open&tree=/);

    await page.goBack();
    await expect(page).toHaveURL(`${shopPage}&menu=open`);
    await page.goForward();
    await expect(menu(page).getByRole('button', { name: 'Späť' })).toBeVisible();
    await menu(page).getByRole('button', { name: 'Zavrieť menu' }).click();

    await expect(page).toHaveURL(shopPage);
    await expect(menu(page)).toBeHidden();
  });

  test('a swipe closes the menu only if it is long enough (B11)', async ({ page, shop }) => {
    await shop.open('sk');
    await opener(page).click();
    await expect(menu(page).getByRole('tab').first()).toBeVisible();
    await swipe(page, { x: [370, 330, 290, 250, 210], y: 500 });
    await expect(menu(page)).toBeVisible();
    await expect(menu(page)).toHaveCSS('translate', 'none');

    await swipe(page, { x: [370, 290, 210, 130, 50], y: 500 });
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(shop.address('sk'));
  });

  test('departments are 20 px apart with and without Swiper, cut at the edge of the screen, and swipes and keys reach those that do not fit (B9)', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await shop.open('ua');
    await opener(page).click();
    const tabs = menu(page).getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    const gaps = () =>
      tabs.evaluateAll((all) => {
        const boxes = all.map((tab) => tab.getBoundingClientRect());
        return boxes.slice(1).map(({ left }, index) => Math.round(left - (boxes[index]?.right ?? 0)));
      });
    expect(new Set(await gaps())).toEqual(new Set([20]));
    const view = menu(page).locator(':has(> [role="tablist"])');
    // Once the menu has slid in.
    await expect.poll(() => view.boundingBox()).toMatchObject({ x: 0, width: 320 });

    await tabs.first().focus();
    await expect(menu(page).locator('[data-swiper]')).toBeVisible();
    expect(new Set(await gaps())).toEqual(new Set([20]));
    expect(await view.boundingBox()).toMatchObject({ x: 0, width: 320 });

    await swipe(page, { x: [150, 120, 90, 60, 30], y: 130 });
    await expect(tabs.first()).not.toBeInViewport();
    await expect(menu(page)).toBeVisible();

    await page.keyboard.press('ArrowLeft');
    await expect(tabs.last()).toBeFocused();
    await expect(tabs.last()).toBeInViewport({ ratio: 0.99 });
  });

  test('the menu opens even if its button is pressed before the scripts are loaded', async ({ page, shop }) => {
    const held: (() => void)[] = [];
    let isHeld = true;
    await page.route(/\.js$/, async (route) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.goto(shop.address('ro'));
    await opener(page).click();
    isHeld = false;
    for (const letGo of held) letGo();

    await expect(menu(page).getByRole('tab').first()).toBeVisible();
  });

  test('the search fills the screen, and its back button closes it (B12)', async ({ page, shop }) => {
    await shop.open('sk');
    await page.evaluate(() => window.scrollTo(0, 30));
    await page.locator('header input').tap();
    await expect(page.getByRole('button', { name: 'Späť' })).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('inert', '');

    await page.locator('header input').fill('svet');
    await expect(page.getByRole('option').first()).toContainText(/svet/i);
    await page.getByRole('button', { name: 'Späť' }).click();

    await expect(page.locator('main')).not.toHaveAttribute('inert', '');
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test('goods below the search words stay where they are while somebody types (C3)', async ({ page, shop }) => {
    await shop.open('sk', '/');
    await shop.whenReady();
    await page.locator('header input[name="q"]').click();
    const goods = page.locator('[data-search-panel] h2');
    await expect(goods).toHaveText('Najčastejšie kupované');
    const top = () => goods.evaluate((title) => title.getBoundingClientRect().top);
    // The panel glides in.
    await expect(async () => expect(await top()).toBe(await top())).toPass();
    const before = await top();

    for (const phrase of ['kab', 'suk']) {
      await page.locator('header input[name="q"]').fill(phrase);
      await expect(page.getByRole('listbox', { name: 'Kategórie' })).toContainText(phrase === 'kab' ? 'Kab' : 'Suk');
      await expect(goods).toHaveText('Výrobky');
      expect(await top()).toBe(before);
    }
  });
});
