import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { mailOf, mailsTo } from '../../read-mail.ts';

test.use({ javaScriptEnabled: false });
// Chromium reports each refused form.
test.beforeEach(({ watch }) => watch.expect(/status of 422/));

const send = (page: Page) => page.locator('main form [type=submit]').last().click();
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`).last();

test('without scripts a customer logs in and complains about goods, step by step', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  test.slow();
  await page.goto(shop.address('sk', '/my-account/orders?list=review&period=all'));
  await page.locator('main [name=email]').first().fill('jana.hruskova@example.sk');
  await field(page, 'password').fill('Odeta-2026');
  await field(page, 'password').press('Enter');
  // The first one is returned by another journey.
  await page.getByRole('heading', { level: 3 }).getByRole('link').nth(1).click();
  await page.locator('main a[href$="/return"], main a[href*="/return?"]').first().click();

  // The kind opens the other steps; the article of the link is chosen.
  await page.locator('[name=kind][value=complaint]').check({ force: true });
  await send(page);
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(0);
  await page.locator('[name=line]:enabled').first().check();
  await field(page, 'note').fill('Uvoľnil sa šev.');
  await page.locator('[name=refundMethod]').last().check({ force: true });
  await page.locator('[name=returnType]').first().check({ force: true });
  await send(page);
  await expect(field(page, 'note')).toHaveValue('Uvoľnil sa šev.');
  await expect(page.locator('[name=line]:checked')).toHaveCount(1);
  await page.locator('select[name^=reason-]').selectOption({ index: 1 });
  await send(page);

  await expect(page).toHaveURL(/\/my-account\/returns\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Reklamácia');
});

test('without scripts a guest checks a withdrawal, corrects it, confirms it and gets the receipt', {
  tag: '@once',
}, async ({ page, shop }) => {
  test.slow();
  const email = `ewa-${randomUUID().slice(0, 8)}@example.sk`;
  await page.goto(shop.address('sk'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Odstúpiť od zmluvy tu' }).last().click();
  await page.getByRole('textbox', { name: 'Meno a priezvisko' }).fill('Eva Kováčová');
  await page.getByRole('textbox', { name: 'Číslo objednávky' }).fill('SK 2611 0155');
  await page.getByRole('textbox', { name: /E-mail, na ktorý/ }).fill(email);
  await page.locator('[name=scope][value=part]').check({ force: true });
  const check = page.getByRole('button', { name: 'Pokračovať ku kontrole' });
  await check.click();
  await page.getByRole('textbox', { name: 'Tovar' }).fill('Kožená kabelka, 1 ks');
  await check.click();
  await expect(page.getByText('Kožená kabelka, 1 ks')).toBeVisible();
  await page.getByRole('button', { name: 'Späť' }).click();
  await expect(page.getByRole('textbox', { name: 'Meno a priezvisko' })).toHaveValue('Eva Kováčová');
  await page.getByRole('textbox', { name: 'Tovar' }).fill('Kožená kabelka, 2 ks');
  await check.click();
  await page.getByRole('button', { name: 'Potvrdiť odstúpenie' }).click();

  const receipt = page.getByRole('main').getByRole('status');
  await expect(receipt).toContainText(`Potvrdenie sme poslali na ${email}.`, { timeout: 120_000 });
  await expect(receipt).toContainText('Kožená kabelka, 2 ks');
  await expect.poll(() => mailsTo(email).length).toBe(1);
});

test('without scripts a customer corrects and saves an address, removes it by a second press, and saves the profile', {
  tag: '@once',
}, async ({ page, shop }) => {
  test.slow();
  await page.goto(shop.address('sk', '/my-account/addresses'));
  await page.locator('main [name=email]').first().fill('jana.hruskova@example.sk');
  await field(page, 'password').fill('Odeta-2026');
  await field(page, 'password').press('Enter');
  await page.getByRole('button', { name: 'Pridať adresu' }).click();
  const typed = { firstName: 'Jana', lastName: 'Hrušková', street: 'Bezskriptová', streetNumber: '3', city: 'Nitra' };
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await field(page, 'postCode').fill('9');
  const save = page.getByRole('button', { name: 'Uložiť adresu' });
  await save.click();
  await expect(field(page, 'postCode')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'street')).toHaveValue('Bezskriptová');
  await field(page, 'postCode').fill('949 01');
  await save.click();

  await expect(page.getByText('Adresár je uložený.')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Bezskriptová 3' });
  await card.getByRole('button', { name: /^Odstrániť/ }).click();
  await card.getByRole('button', { name: 'Odstrániť', exact: true }).click();
  await expect(card).toHaveCount(0);

  await page.goto(shop.address('sk', '/my-account/settings'));
  await field(page, 'mobilePhone').fill('905 123 456');
  await page.locator('main form:has([name=mobilePhone]) [type=submit]').click();
  await expect(page.locator('main form:has([name=mobilePhone]) [role=status]')).not.toBeEmpty();
});

test('without scripts a customer changes the e-mail, downloads the stored data, and asks for the deletion but keeps the account', {
  tag: '@once',
}, async ({ page, shop }) => {
  test.slow();
  const id = randomUUID().slice(0, 8);
  const [email, next] = [`petra-${id}@example.sk`, `petra-nova-${id}@example.sk`];
  const main = page.getByRole('main');
  await new Buyer(shop, 'sk').register(email);
  await page.goto(shop.address('sk', '/my-account/settings'));

  await main.getByRole('button', { name: 'Zmeniť e-\u2060mail' }).click();
  const newEmail = main.getByRole('textbox', { name: /^Nový e/ });
  await newEmail.fill('petra');
  await newEmail.press('Enter');
  await expect(newEmail).toHaveAttribute('aria-invalid', 'true');
  await expect(newEmail).toHaveValue('petra');
  await newEmail.fill(next);
  await newEmail.press('Enter');
  await expect(main.getByText(/^Odkaz sme poslali na nový e/)).toBeVisible();
  await page.goto(/http\S+confirm-email\S+/.exec(await mailOf(next, 'email-change'))?.[0] ?? 'no link');
  await main.getByRole('button', { name: 'Potvrdiť e-\u2060mail' }).click();

  await page.goto(shop.address('sk', '/my-account/settings'));
  await expect(main.getByText(next)).toBeVisible();
  const password = main.locator('#wish-password');
  await main.getByRole('button', { name: 'Stiahnuť údaje' }).click();
  await password.fill('wrong');
  await password.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('Odeta-2026');
  await password.press('Enter');
  await expect(main.getByText(`Odkaz sme poslali na ${next}.`)).toBeVisible();
  await page.goto(/http\S+data-export=\S+/.exec(await mailOf(next, 'data-export'))?.[0] ?? 'no link');
  const downloading = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Stiahnuť súbor' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^odeta-[\d-]+\.json$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain(next);

  await page.goto(shop.address('sk', '/my-account/settings'));
  await main.getByRole('button', { name: 'Zrušiť účet' }).click();
  await password.fill('Odeta-2026');
  await password.press('Enter');
  await main.getByRole('button', { name: 'Ponechať účet' }).click();
  await expect(main.getByRole('button', { name: 'Zrušiť účet' })).toBeVisible();
});
