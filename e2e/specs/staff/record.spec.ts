import { inspectPage } from '../../inspect-page.ts';
import { Employee, expect, test } from '../../staff.ts';

test.use({ locale: 'en-GB' });

test('an owner searches the record by keyboard: by employee, act, order and day', { tag: ['@wide'] }, async ({
  page,
}) => {
  const service = await Employee.add(page, 'service');
  await service.open();
  await service.logIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Record' })).toHaveCount(0);
  expect(await page.evaluate(() => fetch('/api/staff/find?q=nobody').then(({ status }) => status))).toBe(200);
  await page.getByRole('button', { name: 'Log out' }).click();

  const owner = await Employee.add(page, 'owner');
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  await owner.logIn();
  await page.getByRole('link', { name: 'Record' }).press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: 'Record' })).toBeVisible();
  await expect(main.getByRole('listitem').first()).toContainText('read the record');
  await inspectPage(page, 'staff-record', { mayMove: true });

  await main.getByLabel('Employee').fill(service.name);
  await main.getByLabel('Employee').press('Enter');
  await expect(status).toHaveText('Shown: 2, the newest first.');
  await expect(main.getByRole('listitem')).toContainText([/searched for orders/, /logged in.*key/]);
  await main.getByRole('combobox', { name: 'What was done' }).selectOption('log-in');
  await main.getByRole('button', { name: 'Search' }).press('Enter');
  await expect(status).toHaveText('Shown: 1, the newest first.');
  await main.getByLabel('Order or customer').fill('SK 0000 0000');
  await main.getByLabel('Order or customer').press('Enter');
  await expect(status).toHaveText('Nothing was found.');

  await main.getByLabel('From day').fill('2026-02-02');
  await main.getByLabel('To day').fill('2026-02-01');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(main.getByText('The end is before the beginning')).toBeVisible();
  await expect(main.getByLabel('To day')).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await inspectPage(page, 'staff-record-phone', { mayMove: true });
  await main.getByLabel('Order or customer').fill('');
  await main.getByLabel('To day').fill('2026-02-02');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(status).toHaveText('Nothing was found.');
  await main.getByLabel('To day').fill('');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(status).toHaveText('Shown: 1, the newest first.');
  await inspectPage(page, 'staff-record-phone-found', { mayMove: true });
});

test('who may not read the record is refused by the server', { tag: ['@once'] }, async ({ page, watch }) => {
  watch.expect(/status of 403/);
  const service = await Employee.add(page, 'service');
  await service.open('/record');
  await service.logIn();
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible();
  expect(await page.evaluate(() => fetch('/api/staff/acts').then(({ status }) => status))).toBe(403);
});
