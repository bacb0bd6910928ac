import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { Shop } from '../../shop.ts';

// The demonstration's partner only answers this machine.
test.use({ hasOwnAddress: false });

test("a partner's page opens the checkout with its cart in a window and is notified of the order (E1)", {
  tag: '@wide',
}, async ({ page, context, shop }) => {
  await shop.open('sk');
  const { port } = new URL(page.url());
  await page.goto(`http://partner.localhost:${port}/api/dev/partner`);
  await page.getByLabel('Country').selectOption('sk');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Buy at Odeta' }).click();
  const window = await opened;
  await window.waitForURL(/sk\.localhost.*\/checkout\?prepared=opened/);
  await expect(window.getByRole('complementary', { name: 'Nákup cez partnera' })).toContainText('partner.localhost');

  const buyer = new Buyer(new Shop(window), 'sk');
  await buyer.fillIn();
  await buyer.placeOrder();
  await buyer.expectThanks();

  await expect(page.getByRole('status')).toHaveText(/^placed: SK \d{4} \d{4}$/);
  const closed = window.waitForEvent('close');
  // Clicked in the page: the window may close before Playwright's click is complete.
  await window
    .getByRole('button', { name: /^Späť na/ })
    .evaluate((button: HTMLElement) => setTimeout(() => button.click()));
  await closed;
});
