import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { Shop } from '../../shop.ts';

const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');

test('filters are selected and removed by keyboard, and the number of results is announced', { tag: '@wide' }, async ({
  page,
  shop,
}) => {
  await shop.open('sk', '/c/zeny');
  const found = page.getByRole('status').filter({ hasText: 'výrob' });
  const all = await found.textContent();
  const box = page.getByRole('form', { name: 'Filtrovať' }).getByRole('checkbox', { name: /^38/ });
  await box.focus();

  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/c\/zeny\?size=clothes-38$/);
  await expect(found).not.toHaveText(all ?? '');
  await expect(box).toBeFocused();
  await expect(box).toBeChecked();

  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/c\/zeny$/);
  await expect(found).toHaveText(all ?? '');
});

test('Back removes and Forward restores the filters one by one, without loading a document', { tag: '@wide' }, async ({
  page,
  shop,
}) => {
  await shop.open('sk', '/c/zeny');
  await shop.mark();
  const filters = page.getByRole('form', { name: 'Filtrovať' });
  const before = await names(page).allTextContents();

  await filters.getByRole('checkbox', { name: /^38/ }).check({ force: true });
  await expect(names(page)).not.toHaveText(before);
  const between = await names(page).allTextContents();
  await filters.getByRole('checkbox', { name: /^Len v zľave/ }).check();
  await expect(page).toHaveURL(/\?size=clothes-38&sale=1$/);
  await expect(names(page)).not.toHaveText(between);
  const after = await names(page).allTextContents();

  await page.goBack();
  await page.goBack();
  await expect(names(page)).toHaveText(before);
  await expect(filters.getByRole('checkbox', { name: /^38/ })).not.toBeChecked();

  await page.goForward();
  await page.goForward();
  await expect(names(page)).toHaveText(after);
  expect(await shop.isMarked()).toBe(true);
});

test('on a phone each filter in the sheet applies immediately, and Back removes all of them', {
  tag: '@narrow',
}, async ({ page, shop }) => {
  await shop.open('sk', '/c/zeny');
  await page.getByRole('link', { name: 'Filtrovať' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filtrovať' });

  const size = (name: RegExp) => sheet.locator('label').filter({ has: page.getByRole('checkbox', { name }) });

  await size(/^38/).tap();
  await expect(page).toHaveURL(/\?size=clothes-38$/);
  await size(/^40/).tap();
  await expect(page).toHaveURL(/\?size=clothes-38(,|%2C|&size=)clothes-40$/);
  await sheet.getByRole('button', { name: /^Ukázať/ }).tap();
  await expect(sheet).toBeHidden();

  await page.goBack();
  await expect(page).toHaveURL(/\/c\/zeny$/);
});

test('an address with filters and a sort order opens filtered and sorted', { tag: '@once' }, async ({ page, shop }) => {
  await shop.open('hu', '/c/nok?supply=now&sale=1&sort=2');

  await expect(page.getByRole('list', { name: 'Kiválasztott szűrők' }).getByRole('link')).toHaveText([
    /Raktáron/,
    /Akciós/,
    'Összes törlése',
  ]);
  const prices = await page.getByRole('main').locator('article ins').allTextContents();
  const amounts = prices.map((price) => Number(price.replace(/\D/g, '')));
  expect(amounts.length).toBeGreaterThan(1);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
});

test('a filtered colour is shown in the list and preselected on the product page', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  await shop.open('sk', '/c/bluzky-a-kosele?color=ink');
  const first = page.getByRole('main').getByRole('article').filter({ hasText: 'Blúzka s okrúhlym golierom' });
  await expect(first.getByRole('img').first()).toHaveAttribute('alt', /čierna$/);

  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\?color=ink$/);
  await expect(page.getByRole('group', { name: /^Farba/ }).getByRole('radio', { name: 'čierna' })).toBeChecked();
});

test('an empty result links to the unfiltered list', { tag: '@once' }, async ({ page, shop }) => {
  await shop.open('sk', '/c/zeny?from=9000');
  await expect(page.getByRole('heading', { name: 'Nič sme nenašli' })).toBeVisible();

  await page.getByRole('heading', { name: 'Nič sme nenašli' }).locator('xpath=..').getByRole('link').click();
  await expect(page).toHaveURL(/\/c\/zeny$/);
  await expect(names(page).first()).toBeVisible();
});

test('Back from a product restores the page number and the scroll position', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  await shop.open('sk', '/c/zeny');
  const second = page.getByRole('link', { name: 'Strana 2', exact: true });
  await second.click();
  await expect(page).toHaveURL(/\?page=2$/);
  await shop.whenReady();
  const last = names(page).last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);

  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();

  await expect(page).toHaveURL(/\?page=2$/);
  // The page is reloaded, and heights of rows without layout are estimates, so the position may differ by some pixels.
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(16);
});

test('Goods below the first view are laid out when they come near, and all of them once the page answers', {
  tag: '@once',
}, async ({ page, shop }) => {
  const last = names(page).last();
  const isSkipped = () => last.evaluate((name) => !name.checkVisibility({ contentVisibilityAuto: true }));
  const scripts = Promise.withResolvers<void>();
  await page.route('**/main*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(shop.address('sk', '/c/zeny'), { waitUntil: 'commit' });
  await expect.poll(isSkipped).toBe(true);

  scripts.resolve();
  await shop.whenReady();
  await expect.poll(isSkipped).toBe(false);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form filters and sorts, and links remove filters', async ({ page, isMobile }) => {
    const shop = new Shop(page);
    await page.goto(shop.address('sk', '/c/zeny'));
    const all = await names(page).count();
    const filters = page.getByRole('form', { name: 'Filtrovať' });
    const openFilters = async () => {
      if (isMobile) await page.getByRole('link', { name: /^Filtrovať/ }).click();
    };

    await openFilters();
    await filters.getByRole('checkbox', { name: /^38/ }).check({ force: true });
    await filters.getByRole('checkbox', { name: /^Len v zľave/ }).check();
    await filters.getByRole('button', { name: 'Použiť filtre' }).click();
    const reduced = await names(page).count();
    expect(reduced).toBeLessThan(all);
    await openFilters();
    await expect(filters.getByRole('checkbox', { name: /^38/ })).toBeChecked();

    await page.getByRole('combobox').selectOption('3');
    await page.getByRole('button', { name: 'Zoradiť' }).click();
    await expect(page).toHaveURL(/size=clothes-38&sale=1&sort=3$/);
    expect(await names(page).count()).toBe(reduced);

    await page.getByRole('link', { name: /V zľave$/ }).click();
    await page.getByRole('link', { name: /Oblečenie: 38$/ }).click();
    await expect(page).toHaveURL(/\/c\/zeny\?sort=3$/);
    expect(await names(page).count()).toBe(all);
  });
});
