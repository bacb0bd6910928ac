import type { Locator } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box;
}

for (const width of [1024, 1339]) {
  test(`the title of the home page does not overlap the pictured products beside it at ${width} px`, {
    tag: '@wide',
  }, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(shop.address('hu'));

    const title = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return Math.max(...[...range.getClientRects()].map(({ right }) => right));
    });

    // A fifth of the picture is empty.
    const first = await boxOf(page.getByRole('main').locator('picture').first());
    expect(title).toBeLessThan(first.x + first.width * 0.2);
  });
}

test('a page is as wide before it is longer than the window, and behind a dialog, so that nothing moves sideways', {
  tag: '@wide',
}, async ({ page, shop }) => {
  await shop.open('sk', '/p/vlneny-kabat-s-opaskom');
  const header = page.getByRole('banner');
  const whole = await boxOf(header);

  await page.getByRole('button', { name: 'Tabuľka veľkostí' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await boxOf(header)).toEqual(whole);

  await page.getByRole('main').evaluate((main) => {
    main.style.display = 'none';
  });
  await page.getByRole('contentinfo').evaluate((footer) => {
    footer.style.display = 'none';
  });
  expect(await boxOf(header)).toEqual(whole);
});

test('the chat button is in the margin of a product page, to the right of the buy button (D12)', {
  tag: '@wide',
}, async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(shop.address('pl', '/c/kobiety'));
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  const buy = await boxOf(page.getByRole('button', { name: 'Dodaj do koszyka' }).first());

  const chat = await boxOf(page.locator('a[href="#live-chat"]'));

  expect(chat.x).toBeGreaterThanOrEqual(buy.x + buy.width);
  expect(chat.x + chat.width).toBeLessThanOrEqual(1440);
});

test('the menu header collapses after 50 px of scrolling: entries do not jump, and it stays collapsed if the list is short (B11)', {
  tag: '@narrow',
}, async ({ page, shop }) => {
  await shop.open('sk');
  await page.locator('[data-bar] button').click();
  const menu = page.getByRole('dialog');
  const list = menu.locator('[data-scrolls]');
  await expect(menu.getByRole('tab').first()).toBeVisible();
  const room = await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: height + room - 80 });
  const entry = list.locator('[data-id]').first();
  const { y } = await boxOf(entry);

  await list.evaluate((element) => element.scrollTo({ top: 70, behavior: 'instant' }));

  await expect(menu.getByRole('search')).toBeHidden();
  expect(await list.evaluate((element) => element.scrollTop)).toBe(70);
  expect((await boxOf(entry)).y).toBe(y - 70);
  await list.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(menu.getByRole('search')).toBeVisible();
});

test('a picture that fails to load shows its alternative text and an icon (B18)', {
  tag: '@wide',
}, async ({ page, shop, watch }) => {
  watch.expect(/Failed to load resource/);
  await page.route('**/media/**', (route) => route.abort('connectionrefused'));
  await page.goto(shop.address('sk', '/c/zeny'));
  const picture = page.getByRole('main').locator('picture').first();

  await expect.poll(() => picture.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('svg');
  await expect(picture.locator('img')).toHaveCSS('opacity', '1');
});

test('the overlay tags cover neither the header with logo and search nor each other', { tag: '@narrow' }, async ({
  page,
  shop,
}) => {
  // The edge only answers developers, but this test is about the places of the tags.
  const versions = [{ version: '1.0.0', share: 'everyone' }];
  const units = ['shell', 'catalog'].map((unit) => ({ unit, owner: 'Platform', versions }));
  await page.route('**/releases.json', (route) => route.fulfill({ json: { number: 1, units } }));
  await shop.open('sk', '/?overlay');
  await expect(page.getByRole('complementary', { name: 'Overlay' })).toBeVisible();
  const header = await boxOf(page.getByRole('banner'));
  const tagOf = (unit: string) => boxOf(page.locator('span', { has: page.locator(`b:text("${unit}@")`) }).first());

  const shell = await tagOf('shell');
  const catalog = await tagOf('catalog');

  expect(shell.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(catalog.y).toBeGreaterThanOrEqual(shell.y + shell.height);
});

test('the choices below a courier stand apart, and what one opens is as wide as the step (J2)', {
  tag: '@wide',
}, async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const buyer = new Buyer(shop, 'sk');
  await buyer.beReadyToOrder();
  const elsewhere = await boxOf(page.getByRole('button', { name: 'Doručiť na inú adresu' }));
  const note = page.getByRole('button', { name: 'Pridať poznámku pre kuriéra' });
  const { x, width, height } = await boxOf(note);

  expect(x - elsewhere.x - elsewhere.width).toBeGreaterThan(height / 3);
  await note.click();
  expect((await boxOf(page.getByRole('textbox', { name: /^Poznámka/ }))).width).toBeGreaterThan(width);
});
