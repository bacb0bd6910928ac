import { randomUUID } from 'node:crypto';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { ShopClient } from '../../shop-client.ts';

test('a stranger’s wrong passwords do not lock the owner out at a new browser (K7)', {
  tag: ['@once', '@full'],
}, async ({ page, shop, browser, watch }) => {
  test.slow();
  watch.expect(/429.*base\/login/);
  const email = `owner-${randomUUID().slice(0, 8)}@example.sk`;
  await new Buyer(shop, 'sk').register(email);
  await page.context().clearCookies({ name: /^(?!consent)/ });
  // In the owner's network, whose attempts are counted together; the sixth failure blocks it.
  const stranger = new ShopClient(await browser.newContext(), shop, 'sk');
  const guess = { email, password: 'Wrong-2026', rememberMe: false };
  await expect(() => expect(stranger.post('/base/login', guess)).rejects.toThrow(/"failureCount":6/)).toPass();

  await shop.open('sk', '/my-account/log-in');
  await page.getByRole('textbox', { name: 'E-mail' }).first().fill(email);
  await page.getByLabel('Heslo', { exact: true }).fill('Odeta-2026');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: /Dobrý deň/ })).toBeVisible();
});
