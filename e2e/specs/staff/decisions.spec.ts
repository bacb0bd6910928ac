import { randomUUID } from 'node:crypto';
import { inspectPage } from '../../inspect-page.ts';
import { helpPaths } from '../../own-paths.ts';
import { ShopClient } from '../../shop-client.ts';
import { Employee, expect, test } from '../../staff.ts';

test.use({ locale: 'en-GB' });

test('service answers a message by keyboard with a template in the language of its sender', async ({ page, shop }) => {
  test.slow();
  const email = `visitor-${randomUUID().slice(0, 8)}@example.com`;
  const paths = await helpPaths(new ShopClient(page.context(), shop, 'sk'));
  await shop.open('sk', paths.find((path) => path.includes('kontakt')) ?? 'none');
  await page.getByRole('combobox', { name: 'Téma' }).selectOption({ index: 2 });
  await page
    .getByRole('main')
    .getByRole('textbox', { name: /^E-\u2060?mail/ })
    .fill(email);
  await page.getByRole('textbox', { name: 'Správa' }).fill('Kde je môj balík?');
  await page.getByRole('button', { name: 'Odoslať správu' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Číslo správy');

  const service = await Employee.add(page, 'service');
  const main = page.getByRole('main');
  await service.open('/decisions');
  await service.logIn();
  await expect(main.getByText(/^\d+\swaiting$/)).toHaveCount(6);
  await inspectPage(page, 'staff-decisions', { mayMove: true });
  await main.getByRole('link', { name: /^Messages/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  const search = main.getByRole('textbox', { name: 'Words, name or number' });
  await search.fill(email);
  await search.press('Enter');
  await expect(main.getByText('Shown: 1 of 1')).toBeVisible();
  await main.locator('summary').first().press('Enter');
  await expect(main.getByText('Kde je môj balík?')).toBeVisible();

  await main.getByRole('button', { name: 'Send the answer' }).click();
  await expect(main.getByText('Fill in this field')).toBeVisible();
  const answer = main.getByRole('textbox', { name: 'Answer, in Slovak' });
  await main.getByRole('combobox', { name: 'Add a template' }).selectOption('Where the parcel is');
  await expect(answer).toHaveValue(/^Dobrý deň,\n\nďakujeme za správu\./);
  await inspectPage(page, 'staff-message', { mayMove: true });
  await main.getByRole('button', { name: 'Send the answer' }).click();
  await expect(main.getByText('Done.', { exact: true })).toBeVisible();

  const settled = main.getByRole('link', { name: 'settled' });
  await settled.click();
  await expect(settled).toHaveAttribute('aria-current', 'page');
  await search.fill(email);
  await search.press('Enter');
  await expect(main.getByText('Shown: 1 of 1')).toBeVisible();
  await main.locator('summary').first().press('Enter');
  await expect(main.getByText(`Answered by e-\u2060mail, ${service.name}`)).toBeVisible();
});

test('every kind of decision has its page, for those whose role decides', async ({ page, watch }) => {
  test.slow();
  const owner = await Employee.add(page, 'owner');
  watch.expect(/status of 403/);
  await owner.open('/decisions/reviews');
  await owner.logIn();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  for (const [kind, title] of Object.entries({
    ...{ reviews: 'Reviews', bloggers: 'Bloggers', complaints: 'Complaints', withdrawals: 'Withdrawals' },
    refunds: 'Refunds',
  })) {
    await owner.open(`/decisions/${kind}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await inspectPage(page, `staff-${kind}`, { mayMove: true });
  }
  await page.getByRole('button', { name: 'Log out' }).click();

  const editor = await Employee.add(page, 'editor');
  await editor.open('/decisions/messages');
  await editor.logIn();
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible();
  expect(await page.evaluate(() => fetch('/api/staff/messages').then(({ status }) => status))).toBe(403);
});
