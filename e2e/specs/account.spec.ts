import { expect, test } from '../fixtures.ts';
import { inspectPage } from '../inspect-page.ts';

test('whoever wants his account logs in, is led to it, and leaves it by one press (P1, K7)', async ({ page, shop }) => {
  await shop.open('sk');
  await page.getByRole('banner').getByRole('link', { name: 'Môj účet' }).click();
  await expect(page).toHaveURL(/\/my-account\/log-in$/);
  await inspectPage(page, 'log-in-sk');
  await page.getByRole('textbox', { name: 'E-mail' }).first().fill('jana.hruskova@example.sk');
  await page.getByLabel('Heslo', { exact: true }).fill('Odeta-2026');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Dobrý deň, Jana' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Prihlásený účet: Jana' })).toBeVisible();
  await inspectPage(page, 'account-sk');

  await page.getByRole('banner').getByRole('button', { name: 'Odhlásiť sa' }).click();
  await expect(page.getByText('Ste odhlásení.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Prihlásenie' })).toBeVisible();
});
