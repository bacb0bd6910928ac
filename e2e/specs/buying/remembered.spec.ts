import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';

test('a guest who asks for it finds the recipient of the last order on this device, and removes it again', {
  tag: '@once',
}, async ({ page, shop, context }) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.beReadyToOrder();
  if (shop.isPhone) await page.getByText('Nepovinné súhlasy').click();
  await page.getByRole('checkbox', { name: /^Zapamätať si na tomto zariadení/ }).check();
  const reported = page.waitForResponse((response) => response.url().endsWith('/purchase-claim'));
  await buyer.placeOrder();
  await buyer.expectThanks();
  await reported;
  await page.goto('about:blank');

  const consent = (await context.cookies()).filter(({ name }) => name === 'consent');
  await context.clearCookies();
  await context.addCookies(consent);
  await buyer.haveCart();
  await shop.open('sk', '/checkout');
  await page.getByRole('button', { name: /Jana Hrušková/ }).click();

  await buyer.openStep('contact');
  await expect(buyer.field(/^Meno/)).toHaveValue('Jana');
  await expect(buyer.field(/^Mobilné telefónne/)).toHaveValue(/905/);
  await page.getByRole('button', { name: 'Zmeniť e-\u2060mail' }).click();
  await page.getByRole('button', { name: 'Odstrániť z tohto zariadenia' }).click();

  await expect(page.getByRole('button', { name: /Jana Hrušková/ })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('checkout.remembered'))).toBeNull();
});
