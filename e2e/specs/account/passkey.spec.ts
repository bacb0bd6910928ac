import { randomUUID } from 'node:crypto';
import { Buyer } from '../../buyer.ts';
import { Customer } from '../../customer.ts';
import { expect, test } from '../../fixtures.ts';
import { holdScripts } from '../../hold-scripts.ts';
import { mailOf } from '../../read-mail.ts';

test('a customer adds a passkey, logs in with it from the list and by the button, and by a code once it is removed (K7, P8)', {
  // Virtual authenticators need the debugging protocol of Chromium.
  tag: ['@once'],
}, async ({ page, shop }) => {
  test.slow();
  const email = `keys-${randomUUID().slice(0, 8)}@example.com`;
  const buyer = new Buyer(shop, 'sk');
  const customer = new Customer(buyer, email);
  const main = page.getByRole('main');
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const verify = (isUserVerified: boolean) =>
    devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });

  await buyer.register(email);
  await shop.open('sk', '/my-account/settings');
  await main.getByRole('button', { name: 'Pridať kľúč na tomto zariadení' }).click();
  await expect(main.getByText('Kľúč je pridaný.')).toBeVisible();
  expect(await mailOf(email, 'passkey-added')).toContain('pribudol prístupový kľúč');
  await verify(false);
  await customer.logOut();

  // The device chooses the key in the list of the e-mail field by itself.
  await verify(true);
  await page.goto(shop.address('sk', '/my-account/log-in'));
  await expect(page).toHaveURL(/\/my-account\/?$/);
  await shop.whenReady();
  await verify(false);
  await customer.logOut();

  await shop.open('sk', '/my-account/log-in');
  const useKey = main.getByRole('button', { name: 'Prihlásiť sa prístupovým kľúčom' });
  await useKey.click();
  await expect(main.getByText('Zariadenie kľúč nepotvrdilo.')).toBeVisible();
  await verify(true);
  await useKey.click();
  await expect(page).toHaveURL(/\/my-account\/?$/);

  await shop.open('sk', '/my-account/settings');
  await main.getByRole('button', { name: /^Odstrániť / }).click();
  await expect(main.getByRole('button', { name: /^Odstrániť / })).toHaveCount(0);
  await verify(false);
  await customer.logOut();

  await shop.open('sk', '/my-account/log-in');
  await main.getByRole('textbox', { name: 'E-mail' }).first().fill(email);
  await main.getByRole('button', { name: 'Poslať kód e-\u2060mailom' }).click();
  const field = main.getByRole('textbox', { name: 'Šesťmiestny kód z e-\u2060mailu' });
  await expect(field).toBeVisible();
  const code = /\b\d{6}\b/.exec(await mailOf(email, 'log-in-code'))?.[0] ?? 'no code';
  await field.fill(code);
  await expect(page).toHaveURL(/\/my-account\/?$/);
});

test('in a browser without passkeys their button is not shown, not even before the scripts have loaded (K7)', {
  tag: '@narrow',
}, async ({ page, shop }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  const release = await holdScripts(page);
  const main = page.getByRole('main');
  const code = main.getByRole('button', { name: 'Poslať kód e-\u2060mailom' });
  const useKey = main.getByRole('button', { name: 'Prihlásiť sa prístupovým kľúčom' });
  await page.goto(shop.address('sk', '/my-account/log-in'));
  await expect(code).toBeVisible();
  await expect(useKey).toBeHidden();
  const before = await code.boundingBox();

  await release();
  await shop.whenReady();

  await expect(useKey).toHaveCount(0);
  expect(await code.boundingBox()).toEqual(before);
});
