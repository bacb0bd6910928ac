import { randomUUID } from 'node:crypto';
import { Buyer } from '../../buyer.ts';
import { inspectPage } from '../../inspect-page.ts';
import { pressAtWarehouse } from '../../sandbox-warehouse.ts';
import { Employee, expect, test } from '../../staff.ts';

test.use({ locale: 'en-GB' });

test('service amends an order by keyboard, keeps what was typed when a colleague was faster, and is too late after it is packed', async ({
  page,
  shop,
  watch,
}) => {
  test.slow();
  const buyer = new Buyer(shop, 'sk');
  // Two pieces.
  await buyer.openCartWith('rebrovany-sveter-z-bavlny');
  await buyer.openCartWith('rebrovany-sveter-z-bavlny');
  await buyer.openFilledCheckout(`staff-amend-${randomUUID().slice(0, 8)}@example.com`);
  await buyer.placeOrder();
  await buyer.expectThanks();
  const number = /SK \d{4} \d{4}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'no number';
  const shopAddress = page.url();
  const service = await Employee.add(page, 'service');
  const main = page.getByRole('main');
  watch.expect(/status of (409|422)/);

  await service.open();
  await service.logIn();
  await main.getByRole('textbox', { name: /^Number, name/ }).fill(number);
  await main.getByRole('textbox', { name: /^Number, name/ }).press('Enter');
  await main.getByRole('list').getByRole('link').press('Enter');
  await main.getByRole('link', { name: 'Amend the order' }).press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: `Amend order ${number}` })).toBeVisible();
  await inspectPage(page, 'staff-amend', { mayMove: true });

  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await colleague.locator('summary').filter({ hasText: 'Delivery address' }).press('Enter');
  await colleague.getByLabel('Post code', { exact: true }).first().fill('12');
  await colleague.getByLabel('Reason').fill('Wrote an e-mail');
  await colleague.getByRole('button', { name: 'Show the difference' }).click();
  await expect(colleague.getByText('The country of the order has no such post code')).toBeVisible();
  await inspectPage(colleague, 'staff-amend-wrong', { mayMove: true });
  await colleague.getByLabel('Post code', { exact: true }).first().fill('04001');
  await colleague.getByLabel('Town', { exact: true }).first().fill('Košice');
  await colleague.getByRole('button', { name: 'Show the difference' }).click();
  await expect(colleague.getByText('Nothing is to be paid or given back.')).toBeVisible();
  await colleague.getByRole('button', { name: 'Change the order' }).click();
  await expect(colleague.getByText('The order is changed.')).toBeVisible();
  await colleague.close();

  const pieces = main.getByRole('combobox', { name: /^Pieces:/ }).first();
  await pieces.selectOption('1');
  await main.getByLabel('Reason').fill('Asked on the phone');
  await main.getByLabel('Reason').press('Enter');
  await expect(main.getByRole('alert').filter({ hasText: 'The order has changed meanwhile.' })).toBeVisible();
  await expect(main.getByText(/^Now: .*Košice/)).toBeVisible();
  await expect(pieces).toHaveValue('1');
  await expect(main.getByLabel('Reason')).toHaveValue('Asked on the phone');
  await main.getByRole('button', { name: 'Show the difference' }).press('Enter');
  await expect(main.getByRole('heading', { name: 'Difference' })).toBeVisible();
  await inspectPage(page, 'staff-amend-difference', { mayMove: true });
  await main.getByRole('button', { name: 'Change the order' }).press('Enter');
  await expect(main.getByText('The order is changed. The buyer gets an e-\u2060mail.')).toBeVisible();
  await expect(main.getByRole('combobox', { name: /^Pieces:/ })).toHaveCount(0);
  await main.getByRole('link', { name: 'Back to the order' }).click();
  await expect(main.getByText('removed: 1')).toBeVisible();

  await main.getByRole('link', { name: 'Amend the order' }).click();
  await main.locator('summary').filter({ hasText: 'Company on the invoice' }).press('Enter');
  await main.getByLabel('Name of the company').fill('Lipa s. r. o.');
  await main.getByLabel('Reason').fill('Needs an invoice');
  const other = await page.context().newPage();
  await pressAtWarehouse(other, shopAddress, number, ['Accept', 'Pack']);
  await other.close();
  await page.bringToFront();
  await main.getByRole('button', { name: 'Show the difference' }).click();
  await expect(main.getByRole('alert').filter({ hasText: 'It is too late' })).toBeVisible();
  await expect(main.getByLabel('Name of the company')).toHaveValue('Lipa s. r. o.');
  await inspectPage(page, 'staff-amend-late', { mayMove: true });
});
