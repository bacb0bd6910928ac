import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import type { Shop } from '../../shop.ts';

// The test bank and its page take their time.
test.slow();

const BLIK = /^BLIK/;
const ACCEPTED = '777 123';
/** A code that is never confirmed. */
const PENDING = '999999';

async function orderWith(shop: Shop, code: string) {
  const buyer = new Buyer(shop, 'pl');
  await buyer.beReadyToOrder();
  await buyer.payBy(BLIK);
  await buyer.field(/^Kod BLIK/).fill(code);
  await buyer.placeOrder();
  return buyer;
}

test('a BLIK code is confirmed while the page waits, and the order is shown as paid (M5)', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  const buyer = await orderWith(shop, ACCEPTED);

  await expect(page.getByRole('heading', { level: 1, name: /Potwierdź płatność/ })).toBeFocused();
  await expect(page.getByRole('timer')).toBeVisible();
  await buyer.expectThanks();
  await expect(page.getByRole('main').getByText(buyer.texts.paid).first()).toBeVisible();
});

const refused: Record<string, RegExp> = {
  '500500': /Bank odrzucił płatność/,
  '700701': /Kod BLIK wygasł/,
  '700702': /Płatność została anulowana/,
  '700703': /został już użyty/,
  '111111': /kod BLIK jest nieprawidłowy/,
};

for (const [code, message] of Object.entries(refused)) {
  test(
    `the BLIK code ${code} is rejected with its reason, and the order succeeds with a new code (M8, R6)`,
    { tag: code === '500500' ? '@once' : '@full' },
    async ({ page, shop }, { project }) => {
      const buyer = await orderWith(shop, code);

      const alert = page.getByRole('alert').filter({ hasText: message });
      await expect(alert).toBeVisible();
      const field = buyer.field(/^Nowy kod BLIK/);
      await expect(field).toHaveValue('');
      await expect(page.getByRole('checkbox', { name: buyer.texts.terms })).toBeChecked();
      await expect(buyer.field(/^Miejscowość/)).toHaveValue('Warszawa');
      await inspectPage(page, `blik-refused-${project.name}-${code}`, { mayMove: true });

      await field.fill(ACCEPTED);
      await buyer.placeOrder();
      await buyer.expectThanks();
    },
  );
}

test(
  'a BLIK code that is not confirmed can be replaced by a new one (M5)',
  { tag: ['@wide', '@full'] },
  async ({ page, shop }, { project }) => {
    const buyer = await orderWith(shop, PENDING);
    await expect(page.getByRole('timer')).toBeVisible();
    await inspectPage(page, `blik-waiting-${project.name}`, { mayMove: true });

    await page.getByRole('button', { name: 'Wpisz nowy kod' }).click();
    const field = buyer.field(/^Nowy kod BLIK/);
    await expect(field).toBeFocused();
    await field.fill(ACCEPTED);
    await buyer.placeOrder();

    await buyer.expectThanks();
  },
);

test('a reload during the BLIK payment keeps the wait and the form, and the order can be paid on delivery instead (R9)', {
  tag: ['@wide', '@full'],
}, async ({ page, shop }) => {
  const buyer = await orderWith(shop, PENDING);
  await expect(page.getByRole('timer')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Potwierdź płatność/ })).toBeVisible();
  await page.getByRole('button', { name: 'Inny sposób płatności' }).click();

  await expect(buyer.field(/^Miejscowość/)).toHaveValue('Warszawa');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(PENDING);
  await buyer.payBy(buyer.texts.cashOnDelivery);
  await buyer.placeOrder();

  await buyer.expectThanks();
});

test('a BLIK payment works by keyboard only, and the code field does not get the focus automatically (R6)', {
  tag: ['@wide', '@full'],
}, async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'pl');
  await buyer.beReadyToOrder();
  await page.getByRole('radio', { name: buyer.texts.cashOnDelivery }).focus();

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: BLIK })).toBeChecked();
  await expect(page.getByRole('radio', { name: BLIK })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(buyer.field(/^Kod BLIK/)).toBeFocused();
  await page.keyboard.type('777123');
  await expect(buyer.field(/^Kod BLIK/)).toHaveValue('777 123');
  await page.getByRole('button', { name: buyer.texts.placeOrder }).focus();
  await page.keyboard.press('Enter');

  await buyer.expectThanks();
});
