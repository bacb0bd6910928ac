import { randomUUID } from 'node:crypto';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import { mailsTo } from '../../read-mail.ts';

test('the account opens after the customer logs in, and one click logs the customer out (P1, K7)', async ({
  page,
  shop,
}, { project }) => {
  const isWide = project.name === 'desktop';
  await shop.open('sk');
  await page.locator('header, [data-bar]').getByRole('link', { name: 'Môj účet' }).click();
  await expect(page).toHaveURL(/\/my-account\/log-in$/);
  await inspectPage(page, 'log-in-sk');
  await page.getByRole('textbox', { name: 'E-mail' }).first().fill('jana.hruskova@example.sk');
  await page.getByLabel('Heslo', { exact: true }).fill('Odeta-2026');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Dobrý deň, Jana' })).toBeVisible();
  // Phones have no top links.
  await expect(page.getByRole('link', { name: 'Prihlásený účet: Jana' })).toHaveCount(isWide ? 1 : 0);
  await inspectPage(page, 'account-sk');

  await page
    .getByRole(isWide ? 'banner' : 'main')
    .getByRole('button', { name: 'Odhlásiť sa' })
    .click();
  await expect(page.getByText('Ste odhlásení.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Prihlásenie' })).toBeVisible();
});

test('a forgotten password is reset by an e-mailed link, and the customer returns to the checkout (P17, J1)', {
  tag: '@once',
}, async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  const email = `reset-${randomUUID().slice(0, 8)}@example.sk`;
  await shop.open('sk', '/my-account/register');
  await page.getByRole('textbox', { name: 'Meno' }).fill('Jana');
  await page.getByRole('textbox', { name: 'Priezvisko' }).fill('Hrušková');
  await page.getByRole('textbox', { name: 'E-mail' }).first().fill(email);
  await page.getByRole('textbox', { name: 'Dátum narodenia' }).fill('24/03/1990');
  await page.getByLabel('Heslo', { exact: true }).fill('Odeta-2026');
  await page.getByRole('checkbox', { name: /osobných údajov/ }).check();
  await page.getByRole('button', { name: 'Vytvoriť účet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dobrý deň, Jana' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Odhlásiť sa' }).click();
  await expect(page.getByText('Ste odhlásení.')).toBeVisible();

  await buyer.haveCart();
  await shop.open('sk', '/checkout');
  await buyer.field(buyer.texts.email).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Zabudli ste heslo?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zabudnuté heslo' })).toBeVisible();
  await shop.whenReady();
  await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Poslať odkaz' }).click();
  await expect(page.getByText(/patrí účet, odkaz príde/)).toBeVisible();
  await expect.poll(() => linkIn(email)).toContain('password-reset=');
  await page.goto(linkIn(email));
  await page.getByLabel('Nové heslo', { exact: true }).fill('Nove-Heslo-77');
  await inspectPage(page, 'new-password-sk', { mayMove: true });
  await page.getByRole('button', { name: 'Uložiť heslo' }).click();

  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByText('Heslo je zmenené. Pokračujte v objednávke.')).toBeVisible();
});

const linkIn = (email: string) =>
  mailsTo(email)
    .map(({ text }) => /http\S+password-reset=\S+/.exec(text)?.[0])
    .find(Boolean) ?? 'no e-mail';
