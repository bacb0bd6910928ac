import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';

test('the invoice of a company order can be downloaded once the parcel is sent (P5)', {
  tag: '@once',
}, async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.beReadyToOrder(`invoice-${randomUUID()}@example.com`);
  await buyer.openStep('contact');
  await page.getByRole('checkbox', { name: 'Chcem faktúru na firmu' }).check();
  const typed = {
    company: 'Dielňa, s. r. o.',
    registerId: '35 763 469',
    taxId: '2020273893',
    street: 'Karadžičova 10',
    postCode: '821 08',
    city: 'Bratislava',
  };
  for (const [name, value] of Object.entries(typed)) await page.locator(`#invoice-${name}`).fill(value);
  await inspectPage(page, 'checkout-invoice', { mayMove: true });
  await buyer.openStep('payment');
  await buyer.placeOrder();
  await buyer.expectThanks();
  const number = /SK \d{4} \d{4}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'no number';
  const confirmation = page.url();

  await page.goto(shop.address('sk', `/sandbox-warehouse/?number=${encodeURIComponent(number)}`));
  for (const step of ['Accept', 'Pack', 'Send P-1'])
    await page.getByRole('button', { name: step, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Deliver P-1' })).toBeVisible();

  await page.goto(confirmation);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Faktúra FA-\d{4}-\d{6} \(PDF\)$/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^odeta-FA-\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
