import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';

const COAT = '/p/palton-din-lana-cu-cordon';
const FAR_DOWN = 1600;

test('the bar of a phone offers the sizes where it was pressed, and puts the chosen one into the cart (P11)', {
  tag: '@narrow',
}, async ({ page, shop }) => {
  await shop.open('ro', COAT);
  await page.evaluate((top) => window.scrollTo(0, top), FAR_DOWN);
  const bar = page.getByRole('button', { name: 'Adaugă în coș' }).last();
  await bar.click();

  const sizes = page.getByRole('dialog', { name: 'Alege mărimea' });
  await expect(sizes.locator(':focus')).toHaveCount(1);
  await inspectPage(page, 'product-sizes-ro', { mayMove: true });
  await sizes.getByText(/^38/).click();
  await sizes.getByRole('button', { name: 'Adaugă în coș' }).click();

  await expect(page.getByRole('dialog', { name: 'În coș' }).getByText('Bej, mărimea 38')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(FAR_DOWN);
});

test('where the sizes cannot be fetched, the bar leads to those of the page (P11)', {
  tag: '@narrow',
}, async ({ page, shop, watch }) => {
  watch.expect(/ERR_FAILED|added-drawer failed/);
  await page.route(/added-drawer/, (route) => route.abort());
  await shop.open('ro', COAT);
  await page.evaluate((top) => window.scrollTo(0, top), FAR_DOWN);

  await page.getByRole('button', { name: 'Adaugă în coș' }).last().click();

  const sizes = page.getByRole('group', { name: /^Mărime/ });
  await expect(sizes.getByRole('radio').first()).toBeFocused();
  await expect(sizes).toBeInViewport();
});
