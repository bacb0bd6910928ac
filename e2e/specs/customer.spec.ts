import { Buyer } from '../buyer.ts';
import { expect, test } from '../fixtures.ts';

const PASSWORD = 'Odeta-2026';

test('a customer logs in by keyboard, finds his address, and is known after a reload (K7)', async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  await shop.open('sk', '/checkout');
  await buyer.field(buyer.texts.email).fill('jana.hruskova@example.sk');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Heslo', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Prihlásený účet: jana.hruskova@example.sk')).toBeVisible();
  await expect(page.getByText('Šancová 48/12').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Prihlásený účet: jana.hruskova@example.sk')).toBeVisible();
});
