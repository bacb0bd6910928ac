import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';

const PASSWORD = 'Odeta-2026';

const password = (page: Page) => page.getByLabel('Heslo', { exact: true });
const newEmail = () => `guest-${randomUUID().slice(0, 8)}@example.sk`;

test(
  'a customer logs in by keyboard, sees the saved address and stays logged in after a reload (K7)',
  { tag: '@once' },
  async ({ page, shop }, { project }) => {
    const buyer = new Buyer(shop, 'sk');
    await buyer.haveCart();
    await shop.open('sk', '/checkout');
    await buyer.field(buyer.texts.email).fill('jana.hruskova@example.sk');
    await page.keyboard.press('Enter');
    await expect(password(page)).toBeFocused();
    await inspectPage(page, `password-${project.name}`, { mayMove: true });
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');

    await buyer.openStep('contact');
    await expect(page.getByText('Prihlásený účet: jana.hruskova@example.sk')).toBeVisible();
    await expect(page.getByText('Šancová 48/12').and(page.locator(':visible')).first()).toBeVisible();
    await page.reload();
    await buyer.openStep('contact');
    await expect(page.getByText('Prihlásený účet: jana.hruskova@example.sk')).toBeVisible();
  },
);

test('a guest signs up and later logs in after a wrong password, and both carts are merged (K7, K8)', {
  tag: '@wide',
}, async ({ page, shop, watch }) => {
  test.slow();
  watch.expect(/401.*base\/login/);
  const buyer = new Buyer(shop, 'sk');
  const email = newEmail();
  await buyer.haveCart();
  await shop.open('sk', '/checkout');
  await buyer.giveEmail(email);
  await page.getByRole('button', { name: 'Vytvoriť účet' }).click();
  await page.getByRole('textbox', { name: 'E-mail ešte raz' }).fill('iny@example.sk');
  await page.getByRole('textbox', { name: 'Meno' }).fill('Jana');
  await page.getByRole('textbox', { name: 'Priezvisko' }).fill('Hrušková');
  await page.getByRole('textbox', { name: 'Dátum narodenia' }).fill('24/03/2015');
  await password(page).fill('heslo');
  const makeAccount = page.getByRole('button', { name: 'Vytvoriť účet' });
  await makeAccount.click();
  await expect(page.getByText('Nakupovať môžete od 18 rokov', { exact: true })).toBeVisible();
  await expect(page.getByText('E-mailové adresy sa nezhodujú')).toBeVisible();
  await inspectPage(page, 'registration', { mayMove: true });
  await page.getByRole('textbox', { name: 'E-mail ešte raz' }).fill(email);
  await page.getByRole('textbox', { name: 'Dátum narodenia' }).fill('24/03/1990');
  await password(page).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /osobných údajov na vytvorenie účtu/ }).check();
  await makeAccount.click();
  await expect(page.getByText(`Prihlásený účet: ${email}`)).toBeVisible();

  await page.getByRole('button', { name: 'Odhlásiť' }).click();
  await expect(page.getByRole('heading', { name: buyer.texts.emptyCart })).toBeVisible();
  await buyer.haveCart(1);
  await shop.open('sk', '/checkout');
  await buyer.field(buyer.texts.email).fill(email);
  await page.keyboard.press('Enter');
  await password(page).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'E-mail alebo heslo nie je správne' })).toBeVisible();
  await expect(password(page)).toHaveValue('');
  await password(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Prihlásený účet: ${email}`)).toBeVisible();
  await expect(page.getByText(/Do košíka pribudli produkty z vášho účtu \(1\)/)).toBeVisible();
});

// Waits as long as required after each failure. `log-in.test.tsx` tests the page's messages.
test('an account is locked for 15 minutes after six wrong passwords, and its owner can order without logging in (K7)', {
  tag: ['@wide', '@full'],
}, async ({ page, shop, watch }) => {
  test.slow();
  watch.expect(/(401|429).*base\/login/);
  const buyer = new Buyer(shop, 'sk');
  const email = newEmail();
  await buyer.beReadyToOrder(email);
  await buyer.placeOrder();
  await buyer.expectThanks();
  await page.getByRole('button', { name: 'Založiť účet' }).click();
  await password(page).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /osobných údajov na vytvorenie účtu/ }).check();
  await page.getByRole('button', { name: 'Vytvoriť účet' }).click();
  await expect(page.getByText('Účet je vytvorený a ste v ňom prihlásení.')).toBeVisible();

  await page.context().clearCookies({ name: /^(?!consent)/ });
  await page.evaluate(() => sessionStorage.clear());
  await buyer.haveCart();
  await shop.open('sk', '/checkout');
  await buyer.field(buyer.texts.email).fill(email);
  await page.keyboard.press('Enter');
  for (let failure = 1; failure <= 6; failure += 1) {
    await expect(page.getByRole('button', { name: 'Prihlásiť sa', exact: true })).toBeEnabled();
    await password(page).fill(`wrong-${failure}`);
    await page.keyboard.press('Enter');
    await expect(password(page)).toHaveValue('');
  }
  const locked = page.getByRole('alert').filter({ hasText: 'Prihlásiť sa dá znova o 15 min.' });
  await expect(locked).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ďalší pokus o 15 min' })).toBeDisabled();
  await inspectPage(page, 'login-locked', { mayMove: true });

  await page.getByRole('button', { name: /bez prihlásenia/ }).click();
  await expect(page.getByText(email).first()).toBeVisible();
  await buyer.fillIn();
  await buyer.placeOrder();
  await buyer.expectThanks();
});

test('typed data survives the end of the session, and a rejected e-mail domain shows a validation error (H12, K9)', {
  tag: '@wide',
}, async ({ page, shop, context }) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  await shop.open('sk', '/checkout');
  await buyer.field(buyer.texts.email).fill('jana@mailinator.com');
  await page.keyboard.press('Enter');
  await expect(buyer.field(buyer.texts.email)).toHaveAccessibleDescription(/s\stouto koncovkou správy neposielame/);
  await buyer.giveEmail('jana@example.com');
  await buyer.field(/^Priezvisko/).fill('Trnavská');
  await page.keyboard.press('Tab');

  // The page may still be sending what was typed, which needs the cookies.
  await page.goto('about:blank');
  await context.clearCookies({ name: /^(?!consent)/ });
  await buyer.haveCart();
  await shop.open('sk', '/checkout');
  await expect(buyer.field(/^Priezvisko/)).toHaveValue('Trnavská');
  await expect(page.getByText('jana@example.com')).toBeVisible();
});

test(
  'a guest creates an account from the order in one step (R21)',
  { tag: '@once' },
  async ({ page, shop }, { project }) => {
    const buyer = new Buyer(shop, 'sk');
    const email = newEmail();
    await buyer.beReadyToOrder(email);
    await buyer.placeOrder();
    await buyer.expectThanks();

    await page.getByRole('button', { name: 'Založiť účet' }).click();
    await expect(password(page)).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.getByRole('button', { name: 'Vytvoriť účet' }).click();
    await expect(page.getByText(/Bez súhlasu so spracovaním osobných údajov/)).toBeVisible();
    await inspectPage(page, `account-after-order-${project.name}`, { mayMove: true });
    await page.getByRole('checkbox', { name: /osobných údajov na vytvorenie účtu/ }).check();
    await page.getByRole('button', { name: 'Vytvoriť účet' }).click();
    await expect(page.getByText('Účet je vytvorený a ste v ňom prihlásení.')).toBeVisible();

    await buyer.haveCart();
    await shop.open('sk', '/checkout');
    await buyer.openStep('contact');
    await expect(page.getByText(`Prihlásený účet: ${email}`)).toBeVisible();
  },
);
