import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';

const COAT = '/p/palton-din-lana-cu-cordon';
const FAR_DOWN = 1600;

test('the buy bar of a phone offers the sizes without scrolling and adds the chosen one to the cart (P11)', {
  tag: '@narrow',
}, async ({ page, shop }) => {
  await shop.open('ro', COAT);
  await page.evaluate((top) => window.scrollTo(0, top), FAR_DOWN);
  await page.getByRole('button', { name: 'Selectează mărimea' }).click();

  const sizes = page.getByRole('dialog', { name: 'Alege mărimea' });
  await expect(sizes.locator(':focus')).toHaveCount(1);
  await inspectPage(page, 'product-sizes-ro', { mayMove: true });
  await sizes.getByText(/^38/).click();
  await sizes.getByRole('button', { name: 'Adaugă în coș' }).click();

  await expect(page.getByRole('dialog', { name: 'În coș' }).getByText('Bej, mărimea 38')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Adaugă în coș' }).last()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(FAR_DOWN);
});

test('if the size dialog cannot be loaded, the buy bar moves the focus to the sizes of the page (P11)', {
  tag: '@narrow',
}, async ({ page, shop, watch }) => {
  watch.expect(/ERR_FAILED|added-drawer failed/);
  await page.route(/added-drawer/, (route) => route.abort());
  await shop.open('ro', COAT);
  await page.evaluate((top) => window.scrollTo(0, top), FAR_DOWN);

  await page.getByRole('button', { name: 'Selectează mărimea' }).click();

  const sizes = page.getByRole('group', { name: /^Mărime/ });
  await expect(sizes.getByRole('radio').first()).toBeFocused();
  await expect(sizes).toBeInViewport();
});

test('if the last piece was just sold, a dialog offers the other sizes and moves the focus to them (P11)', async ({
  page,
  shop,
  watch,
}) => {
  watch.expect(/409/);
  const problem = { success: false, code: 'sold-out', status: 409, messages: [], validation: {}, body: {} };
  await page.route('**/api/checkout/items/add', (route) =>
    route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await shop.open('ro', COAT);
  const sizes = page.getByRole('group', { name: /^Mărime/ });
  await sizes.getByText(/^38/).click();
  await page.getByRole('button', { name: 'Adaugă în coș' }).and(page.locator(':visible')).first().click();

  const drawer = page.getByRole('dialog', { name: 'Nu a fost adăugat în coș' });
  await expect(drawer.getByRole('button', { name: 'Anunță-mă când revine' })).toBeVisible();
  await inspectPage(page, 'product-too-late-ro', { mayMove: true });
  await drawer.getByRole('button', { name: 'Altă mărime' }).click();

  await expect(sizes.getByRole('radio').first()).toBeFocused();
  await expect(sizes.getByRole('radio', { name: /^38 stoc epuizat/ })).toBeChecked();
});
