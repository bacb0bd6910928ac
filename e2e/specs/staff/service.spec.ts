import { randomUUID } from 'node:crypto';
import { URI } from 'otpauth';
import { Buyer } from '../../buyer.ts';
import { inspectPage } from '../../inspect-page.ts';
import { Employee, expect, test } from '../../staff.ts';

test.use({ locale: 'en-GB' });

test('service logs in, finds an order by keyboard, adds a note and cancels it, and loses nothing when the log-in ends', async ({
  page,
  shop,
  watch,
}) => {
  test.slow();
  const buyer = new Buyer(shop, 'sk');
  const email = `staff-${randomUUID().slice(0, 8)}@example.com`;
  await buyer.openCartWith('rebrovany-sveter-z-bavlny');
  await buyer.openFilledCheckout(email);
  await buyer.placeOrder();
  await buyer.expectThanks();
  const service = await Employee.add(page, 'service');
  const main = page.getByRole('main');
  watch.expect(/status of 401/);
  // The check of accessibility calls into all frames, and that of an e-mail has no scripts.
  watch.expect(/Blocked script execution|Failed to execute 'postMessage'/);

  await service.open();
  await inspectPage(page, 'staff-log-in');
  await service.logIn('odeta-staff-wrong');
  await expect(main.getByRole('alert').filter({ hasText: 'This key is not valid.' })).toBeVisible();
  await service.logIn();
  const typed = main.getByRole('textbox', { name: 'Number, name, e-\u2060mail, phone or article' });
  await typed.press('Enter');
  await expect(main.getByText('Fill in this field')).toBeVisible();
  await typed.fill(email);
  await typed.press('Enter');
  await expect(main.getByRole('status')).toContainText('Orders found: 1.');
  await inspectPage(page, 'staff-search', { mayMove: true });
  await main.getByRole('list').getByRole('link').press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: /^Order SK/ })).toBeVisible();
  await inspectPage(page, 'staff-order', { mayMove: true });

  const note = main.getByLabel('Note for colleagues');
  await note.fill('The buyer will call again');
  const key = await service.renew();
  await main.getByRole('button', { name: 'Add note' }).click();
  await expect(main.getByRole('heading', { name: 'You have been logged out' })).toBeVisible();
  await inspectPage(page, 'staff-logged-out', { mayMove: true });
  await service.logIn(key);
  await expect(main.getByRole('heading', { name: 'You have been logged out' })).toBeHidden();
  await expect(note).toHaveValue('The buyer will call again');
  await main.getByRole('button', { name: 'Add note' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'The buyer will call again' })).toBeVisible();

  const kept = main.locator('details').filter({ hasText: 'Send again' }).first();
  await kept.locator('summary').first().press('Enter');
  await expect(kept.frameLocator('iframe').getByText('Rebrovaný sveter').first()).toBeVisible();
  await kept.locator('summary').last().click();
  await kept.getByLabel('Reason').fill('Has not arrived');
  await kept.getByRole('button', { name: 'Send again' }).click();
  await expect(kept.getByText('Done.')).toBeVisible();

  await main.getByText('Cancel the order').first().click();
  const cancel = main.getByRole('group').filter({ hasText: 'Only as long as nothing is packed' });
  await cancel.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(cancel.getByText('Fill in this field')).toBeVisible();
  await cancel.getByLabel('Reason').fill('Asked on the phone');
  await cancel.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(main.getByText('cancelled', { exact: true }).first()).toBeVisible();
  await inspectPage(page, 'staff-cancelled', { mayMove: true });
});

test('an employee adds a passkey and logs in with it, in Slovak', {
  // Virtual authenticators need the debugging protocol of Chromium.
  tag: ['@once'],
}, async ({ page }) => {
  const owner = await Employee.add(page, 'owner');
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await owner.open('/passkeys');
  await owner.logIn();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: /^Remove the passkey/ })).toHaveCount(1);
  await inspectPage(page, 'staff-passkeys', { mayMove: true });
  await page.getByRole('button', { name: 'Log out' }).click();

  await page.getByRole('combobox', { name: 'Language' }).selectOption('sk');
  await page.getByRole('button', { name: 'Prihlásiť sa prístupovým kľúčom' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Prístupové kľúče' })).toBeVisible();
  await inspectPage(page, 'staff-passkeys-sk', { mayMove: true });
});

test('an employee protects the key with an app, and logs in with its code by keyboard', async ({ page, watch }) => {
  // The code that is asked for, and one that was used already.
  watch.expect(/status of 4(03|22)/);
  const owner = await Employee.add(page, 'owner');
  const main = page.getByRole('main');
  await owner.open('/passkeys');
  await owner.logIn();
  await main.getByRole('button', { name: 'Add an app' }).press('Enter');
  const address = await main.getByRole('link', { name: 'Open in an app on this device' }).getAttribute('href');
  const app = URI.parse(address ?? '');
  const codeOf = (steps: number) => app.generate({ timestamp: Date.now() + steps * 30_000 });
  await inspectPage(page, 'staff-new-app', { mayMove: true });
  const used = codeOf(0);
  await main.getByLabel('First code of the app').fill(used);
  await main.getByLabel('First code of the app').press('Enter');
  await expect(main.getByRole('button', { name: 'Remove the app' })).toBeVisible();
  await expect(main.getByText('Secret:')).toBeHidden();
  await inspectPage(page, 'staff-app', { mayMove: true });
  await page.getByRole('button', { name: 'Log out' }).click();

  await owner.logIn();
  const code = main.getByLabel('Code of the app');
  await expect(code).toBeFocused();
  await inspectPage(page, 'staff-log-in-code');
  await code.fill(used);
  await code.press('Enter');
  await expect(main.getByText('This code is not right, or was used already.')).toBeVisible();
  await code.fill(codeOf(1));
  await code.press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: 'Log-ins' })).toBeVisible();
});

test('an editor sees no orders, and is refused by the server', async ({ page, watch }) => {
  const editor = await Employee.add(page, 'editor');
  watch.expect(/status of 403/);
  await editor.open();
  await editor.logIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Contents and prices' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orders' })).toHaveCount(0);
  const answer = await page.evaluate(() => fetch('/api/staff/find?q=example').then(({ status }) => status));
  expect(answer).toBe(403);
});

test('the shop has nothing of the application for staff', { tag: ['@once'] }, async ({ page, shop, watch }) => {
  watch.expect(/status of 404/);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await shop.open('sk');
  expect(files.filter((file) => file.includes('staff'))).toEqual([]);
  expect(await page.evaluate(() => fetch('/remote-entry.js').then(({ status }) => status))).toBe(404);
});
