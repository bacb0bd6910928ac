import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import { Employee } from '../../staff.ts';

const photo = readFileSync(path.join(import.meta.dirname, '../../../docs/screenshots/product.webp'));

test('a review with a half star and a photo is written by keyboard, published by staff and marked as verified (P11)', {
  // A purchase is reviewed only once.
  tag: '@wide',
}, async ({ browser, page, shop }) => {
  test.slow();
  await shop.open('sk', '/my-account/reviews');
  await page.getByRole('textbox', { name: 'E-mail' }).first().fill('jana.hruskova@example.sk');
  await page.getByLabel('Heslo', { exact: true }).fill('Odeta-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hodnotenia' })).toBeVisible();
  await inspectPage(page, 'reviews-sk');
  const toReview = page.getByRole('region', { name: 'Na hodnotenie' }).getByRole('listitem');
  // Its product has reviews already, because a single review has no filters.
  const first = toReview.first();
  const product = (await first.getByRole('link').first().getAttribute('href')) ?? '';
  await first.getByRole('link', { name: /^Napísať hodnotenie/ }).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Napísať hodnotenie' })).toBeVisible();
  await page.getByRole('radio', { name: '4 z 5 hviezdičiek', exact: true }).press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Váš názor').fill('Nosím ich každý deň a držia tvar.');
  await inspectPage(page, 'write-review-sk');
  await page.getByLabel(/^Fotky/).setInputFiles({ name: 'doma.webp', mimeType: 'image/webp', buffer: photo });
  await page.getByRole('button', { name: 'Odoslať hodnotenie' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Ďakujeme' })).toBeFocused();

  const { origin } = new URL(page.url());
  const context = await browser.newContext({ locale: 'en-GB' });
  const service = await Employee.add(await context.newPage(), 'service');
  await service.open(`/decisions/reviews?${new URLSearchParams({ q: 'Nosím ich každý deň' })}`);
  await service.logIn();
  const decisions = service.page.getByRole('main');
  await decisions.getByText('4.5 of 5').click();
  await expect(decisions.getByRole('img', { name: /^Picture 1/ })).toHaveJSProperty('complete', true);
  await decisions.getByRole('button', { name: 'Publish' }).click();
  await expect(decisions.getByText('Done.', { exact: true })).toBeVisible();
  await context.close();

  const written = page.getByRole('listitem').filter({ hasText: 'Nosím ich každý deň' });
  // The product page is cached for some seconds.
  await expect(async () => {
    await page.goto(origin + product);
    await expect(written).toContainText('Overený nákup', { timeout: 1000 });
  }).toPass();
  await expect(written.getByRole('img', { name: 'Hodnotenie 4,5 z 5' })).toBeAttached();

  await shop.whenReady();
  await page.getByRole('checkbox', { name: 'S fotkami (1)' }).press('Space');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ukážkové hodnotenie' })).toHaveCount(0);
  await written.getByRole('button', { name: 'Fotka 1 z 1, zväčšiť' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('img', { name: /^Fotka 1 z 1/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(written.getByRole('button', { name: 'Fotka 1 z 1, zväčšiť' })).toBeFocused();
});
