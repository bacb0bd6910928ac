import { readFile } from 'node:fs/promises';
import { Buyer } from '../../buyer.ts';
import { inspectPage } from '../../inspect-page.ts';
import { Employee, expect, test } from '../../staff.ts';

test.use({ locale: 'en-GB' });

test('a merchandiser reads the figures of a country by keyboard, as plots, tables and a file', {
  tag: ['@wide'],
}, async ({ page, shop }) => {
  test.slow();
  const buyer = new Buyer(shop, 'sk');
  await buyer.openCartWith('rebrovany-sveter-z-bavlny');
  await buyer.openFilledCheckout('numbers@example.com');
  await buyer.placeOrder();
  await buyer.expectThanks();
  const merchandiser = await Employee.add(page, 'merchandiser');
  const main = page.getByRole('main');
  await merchandiser.open();
  await merchandiser.logIn();
  await page.getByRole('link', { name: 'Numbers' }).press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: 'Numbers' })).toBeVisible();

  await main.getByRole('combobox', { name: 'Country' }).selectOption('sk');
  // The background work counts each minute.
  await expect(async () => {
    await main.getByRole('button', { name: 'Show' }).press('Enter');
    await expect(main.getByRole('img', { name: /^Orders: / })).toBeVisible({ timeout: 2000 });
    await expect(main.getByRole('row', { name: /^Ordered / })).not.toContainText('Ordered0', {
      timeout: 2000,
    });
  }).toPass({ timeout: 150_000 });
  await expect(main.getByRole('table', { name: 'Orders and returns by day' }).getByRole('row')).toHaveCount(31);
  await inspectPage(page, 'staff-numbers', { mayMove: true });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: /CSV.*Orders and returns by day/ }).press('Enter'),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(file.suggestedFilename()).toMatch(/^days-sk-.*\.csv$/);
  expect(text.split('\r\n')[0]).toMatch(/^country,day,currency,orders,turnover/);
  expect(text).toMatch(/\r\nsk,\d{4}-\d\d-\d\d,EUR,[1-9]/);

  await main.getByLabel('To day').fill('2020-01-01');
  await main.getByRole('button', { name: 'Show' }).click();
  await expect(main.getByText('The end is before the beginning')).toBeVisible();
  await main.getByLabel('From day').fill('2018-01-01');
  await main.getByRole('button', { name: 'Show' }).click();
  await expect(main.getByText('At most 400 days')).toBeVisible();
  await expect(main.getByLabel('From day')).toHaveValue('2018-01-01');
  await page.setViewportSize({ width: 390, height: 844 });
  await inspectPage(page, 'staff-numbers-phone', { mayMove: true });
});

test('who writes texts has no figures, and is refused by the server', { tag: ['@once'] }, async ({ page, watch }) => {
  watch.expect(/status of 403/);
  const editor = await Employee.add(page, 'editor');
  await editor.open('/numbers');
  await editor.logIn();
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible();
  for (const call of ['days', 'days.csv', 'empty-searches', 'ending-stock'])
    expect(await page.evaluate((name) => fetch(`/api/staff/numbers/${name}`).then(({ status }) => status), call)).toBe(
      403,
    );
});
