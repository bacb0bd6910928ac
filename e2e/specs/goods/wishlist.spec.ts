import type { Page } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';

const COAT = '/p/vlneny-kabat-s-opaskom';

/** In the header, and on phones in the bottom navigation. */
const wishlistLink = (page: Page) => page.locator('header, [data-bar]').getByRole('link', { name: /^Obľúbené/ });

test('hearts on a page that is the same for everyone show the visitor’s wishlist without a layout shift (P14)', async ({
  page,
  shop,
}) => {
  await shop.open('sk', '/c/zeny');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Obľúbené: / })
    .first();
  const counted = wishlistLink(page);

  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(counted).toHaveAccessibleName('Obľúbené 1');

  await page.reload();
  await shop.whenReady();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(counted).toHaveAccessibleName('Obľúbené 1');
  await inspectPage(page, 'wishlist-hearts');
});

test('a heart that is pressed below an empty cart is counted in the header, filled on the product page and saved in the wishlist (P14)', {
  tag: '@once',
}, async ({ page, shop }) => {
  await shop.open('sk', COAT);
  await shop.open('sk', '/cart');
  const viewed = page.getByRole('region', { name: 'Naposledy ste si pozreli' });
  const heart = page.getByRole('button', { name: 'Obľúbené: Vlnený kabát s opaskom' });

  await viewed.getByRole('button', { name: /^Obľúbené: / }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(wishlistLink(page)).toHaveAccessibleName('Obľúbené 1');
  await inspectPage(page, 'empty-cart-hearts');

  await viewed.getByRole('link', { name: 'Vlnený kabát s opaskom' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vlnený kabát s opaskom' })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await shop.open('sk', '/wishlist/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Vlnený kabát s opaskom' })).toBeVisible();
});

test('a heart that is pressed in the search panel leaves it open, is filled on the product page and saved in the wishlist (P14)', async ({
  page,
  shop,
}) => {
  const coat = 'Vlnený kabát s opaskom';
  await shop.open('sk');
  await page.locator('header input').click();
  await page.locator('header input').fill('vlneny kabat');
  const product = page.getByRole('search').getByRole('article').filter({ hasText: coat });
  const heart = product.getByRole('button', { name: `Obľúbené: ${coat}` });

  const saved = page.waitForResponse(/\/api\/wishlist\/add$/);
  await heart.click();
  await saved;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const size = await heart.boundingBox();
  expect([size?.width, size?.height].every((side = 0) => side >= 44)).toBe(true);
  await inspectPage(page, 'search-hearts', { mayMove: true });

  await product.getByRole('link', { name: coat }).click();
  const heartOfPage = page.getByRole('main').getByRole('button', { name: `Obľúbené: ${coat}` });
  await expect(heartOfPage).toHaveAttribute('aria-pressed', 'true');

  await shop.open('sk', '/wishlist/');
  await expect(wishlistLink(page)).toHaveAccessibleName('Obľúbené 1');
  await expect(page.getByRole('main').getByRole('link', { name: coat })).toBeVisible();
});

test('the heart of an item that is saved for later puts it on the wishlist in its size (P14)', {
  tag: '@once',
}, async ({ page, shop }) => {
  await new Buyer(shop, 'sk').openCartWith('rebrovany-sveter-z-bavlny');
  await page.getByRole('button', { name: /^Kúpiť neskôr:/ }).click();
  const list = page.getByRole('region', { name: 'Kúpiť neskôr' });

  await list.getByRole('button', { name: /^Obľúbené: Rebrovaný sveter/ }).click();
  await expect(wishlistLink(page)).toHaveAccessibleName('Obľúbené 1');
  await inspectPage(page, 'saved-item-hearts', { mayMove: true });

  await wishlistLink(page).click();
  await expect(page.getByRole('combobox', { name: /^Veľkosť: Rebrovaný sveter/ })).toHaveValue(/\d+/);
});

test('a guest saves a product in a size, adds it to the cart from the wishlist, and shares and unshares the list (P14)', {
  tag: '@once',
}, async ({ page, shop, browser }) => {
  await shop.open('sk', COAT);
  await page.getByRole('radio', { name: '38', exact: true }).check({ force: true });
  const saved = page.waitForResponse(/\/api\/wishlist\/add$/);
  await page.getByRole('main').getByRole('button', { name: 'Obľúbené: Vlnený kabát s opaskom' }).click();
  await saved;
  await shop.open('sk', '/wishlist/');
  await expect(wishlistLink(page)).toHaveAccessibleName('Obľúbené 1');
  await expect(page.getByRole('combobox', { name: /^Veľkosť/ })).toHaveValue(/\d+/);
  await inspectPage(page, 'wishlist');

  await page.getByRole('button', { name: 'Do košíka' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'V košíku' })).toBeVisible();
  await page.getByRole('button', { name: 'Zdieľať zoznam' }).click();
  const link = page.getByRole('textbox', { name: 'Odkaz na zoznam' });
  await expect(link).toHaveValue(/\/wishlist\/shared\//);
  await inspectPage(page, 'wishlist-share', { mayMove: true });

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(await link.inputValue());
  await expect(friend.getByRole('link', { name: 'Vlnený kabát s opaskom' })).toBeVisible();
  await page.getByRole('switch').click();
  await expect(page.getByRole('button', { name: 'Kopírovať', exact: true })).toBeDisabled();
  expect((await friend.reload())?.status()).toBe(404);
  await friend.context().close();
});
