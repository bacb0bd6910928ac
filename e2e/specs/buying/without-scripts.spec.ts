import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { typedValues } from '../../prepared-order.ts';
import type { Country } from '../../shop.ts';

test.use({ javaScriptEnabled: false });

for (const country of ['sk', 'pl', 'hu', 'ro', 'ua'] as Country[]) {
  test(`without scripts a buyer of ${country} fills the cart, corrects a mistake and orders`, {
    tag: country === 'sk' ? ['@once'] : ['@full', '@wide'],
  }, async ({ page, shop, watch }) => {
    test.slow();
    // Chromium reports each refused form.
    watch.expect(/status of 422/);
    const { texts } = new Buyer(shop, country);
    const pressed = (name: string | RegExp) =>
      page.getByRole('main').getByRole('button', { name }).and(page.locator(':visible')).first().click();
    await page.goto(shop.address(country));
    await page.getByRole('main').getByRole('link', { name: texts.women, exact: true }).click();
    for (const name of [...texts.wayDown, texts.jumper])
      await page.getByRole('main').getByRole('link', { name }).first().click();

    // Without a size nothing is bought, and the colour stays chosen.
    await page.getByRole('group', { name: texts.color }).getByRole('radio').nth(1).check({ force: true });
    await pressed(texts.addToCart);
    await expect(page.getByRole('group', { name: texts.color }).getByRole('radio').nth(1)).toBeChecked();
    await expect(page.getByRole('group', { name: texts.size }).getByRole('alert')).not.toBeEmpty();
    await page.getByRole('group', { name: texts.size }).getByRole('radio').nth(2).check({ force: true });
    await pressed(texts.addToCart);

    await expect(page).toHaveURL(shop.address(country, '/cart'));
    await page.getByRole('main').getByRole('button', { name: texts.remove }).click();
    await expect(page.getByRole('main')).toContainText(texts.emptyCart);
    await page.locator('form[action$="/cart"]').getByRole('button').first().click();
    await page.getByRole('main').locator('[name=quantity]').last().click();
    await expect(page.getByRole('main').locator('output')).toHaveText('2');

    await page.getByRole('main').getByRole('link', { name: texts.order }).and(page.locator(':visible')).first().click();
    await expect(page).toHaveURL(/\/checkout\/plain/);
    const values = typedValues(texts);
    for (const [name, value] of Object.entries(values)) {
      const field = page.locator(`main [name="${name}"]`);
      if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
      else await field.fill(value);
    }
    await page.locator('main [name=email]').fill('jana@');
    await page.getByRole('radio', { name: texts.courier }).check();
    const goOn = () => page.locator('main form [type=submit]').first().click();
    await goOn();
    await expect(page.locator('main [name=email]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('main [name=firstName]')).toHaveValue(String(values.firstName));
    await expect(page.getByRole('radio', { name: texts.courier })).toBeChecked();
    await page.locator('main [name=email]').fill('plain@example.com');
    await goOn();

    await page.getByRole('radio', { name: texts.cashOnDelivery }).check();
    await goOn();
    // The consents are missing.
    await page.getByRole('button', { name: texts.placeOrder }).click();
    await expect(page.getByRole('checkbox', { name: texts.terms })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('checkbox', { name: texts.terms }).check();
    await page.getByRole('checkbox', { name: texts.privacy }).check();
    await page.getByRole('button', { name: texts.placeOrder }).click();

    await expect(page).toHaveURL(/\/confirm\/plain/, { timeout: 120_000 });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.thanks);
  });
}

test('without scripts a buyer pays by the code of BLIK, and asks whether the payment has arrived', {
  tag: '@once',
}, async ({ page, shop, watch }) => {
  test.slow();
  watch.expect(/status of 422/);
  const buyer = new Buyer(shop, 'pl');
  await buyer.haveCart();
  await buyer.saveOrderData();
  await page.goto(shop.address('pl', '/checkout/plain/payment'));
  await page.getByRole('radio', { name: /BLIK/ }).check();
  await page.locator('main form [type=submit]').first().click();
  for (const name of [buyer.texts.terms, buyer.texts.privacy]) await page.getByRole('checkbox', { name }).check();
  const order = page.getByRole('button', { name: buyer.texts.placeOrder });
  await order.click();
  await expect(page.locator('main [name=blikCode]')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('main [name=blikCode]').fill('777 123');
  await order.click();

  // A bank that confirms before the answer leads to the confirmation at once.
  await expect(page).toHaveURL(/\/waiting\?|\/confirm\/plain/, { timeout: 120_000 });
  await expect(async () => {
    if (page.url().includes('/waiting?')) await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/confirm\/plain/, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(buyer.texts.thanks);
});
