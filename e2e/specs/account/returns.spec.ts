import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import { mailsTo } from '../../read-mail.ts';
import { pressAtWarehouse } from '../../sandbox-warehouse.ts';

const EMAIL = 'jana.hruskova@example.sk';

test('a customer returns a product, the warehouse receives it, and the refund is confirmed by e-mail (P6, H18)', {
  tag: '@once',
}, async ({ page, shop }) => {
  await shop.open('sk', '/my-account/orders?list=review&period=all');
  await page.getByRole('textbox', { name: 'E-mail' }).first().fill(EMAIL);
  await page.getByLabel('Heslo', { exact: true }).fill('Odeta-2026');
  await page.keyboard.press('Enter');
  const order = page.getByRole('heading', { level: 3 }).getByRole('link').first();
  const orderNumber = (await order.textContent()) ?? '';
  await order.click();
  await page
    .getByRole('link', { name: /^Vrátiť (?!alebo)/ })
    .last()
    .click();
  await page.waitForURL(/\/return/);
  await shop.whenReady();

  const desktop = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('radio', { name: /^Reklamovať chybu/ }).check();
  // A field that is laid out beside it would leave it a narrow column.
  const asked = await page.getByRole('group', { name: 'Čo žiadate' }).boundingBox();
  expect(asked?.width).toBeGreaterThan(300);
  await page.setViewportSize(desktop);

  await page.getByRole('radio', { name: /^Vrátiť tovar/ }).check();
  await page.getByRole('combobox', { name: 'Dôvod' }).selectOption('Veľkosť je malá');
  await page.getByRole('radio', { name: /^Na bankový účet/ }).check();
  await page.getByRole('radio', { name: /^Pošta so štítkom/ }).check();
  // Within 14 days of the delivery a return is free.
  await expect(page.getByText('Vrátime vám').first()).toBeVisible();
  await expect(page.getByText('−2,90 €')).toHaveCount(0);
  await page.getByLabel('IBAN').fill('SK31 1200 0000 1987 4263 75');
  await page.getByRole('button', { name: 'Odoslať vrátenie' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'IBAN' })).toBeVisible();
  await inspectPage(page, 'return-form-sk', { mayMove: true });
  await page.getByLabel('IBAN').fill('SK31 1200 0000 1987 4263 7541');
  await page.getByRole('button', { name: 'Odoslať vrátenie' }).click();

  const title = page.getByRole('heading', { level: 1, name: /^Vrátenie V/ });
  await expect(title).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Štítok na balík' })).toBeVisible();
  await inspectPage(page, 'return-sk');
  const number = ((await title.textContent()) ?? '').replaceAll('\u00a0', ' ').replace('Vrátenie ', '');
  const address = page.url();

  await pressAtWarehouse(page, address, orderNumber, [`Return ${number} came back`, 'The refund was transferred']);
  await page.goto(address);
  await expect(page.getByText(/^Vybavené\. Vrátili sme vám/)).toBeVisible();
  await expect
    .poll(() =>
      mailsTo(EMAIL)
        .filter(({ text }) => text.includes(number))
        .map(({ key }) => key.split(':')[0]),
    )
    .toEqual(expect.arrayContaining(['return-registered', 'return-received']));
  await shop.open('sk', '/my-account/returns');
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await inspectPage(page, 'returns-sk');
});
