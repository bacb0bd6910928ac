import type { Page } from '@playwright/test';
import { ConsoleWatch } from '../../console-watch.ts';
import { expect, test } from '../../fixtures.ts';
import { Shop } from '../../shop.ts';
import { launchWholeBrowser } from '../../whole-browser.ts';

/** Replaces the browser's push service, which needs the internet; its keys are real ones. */
function standForPushService() {
  const known = { subscription: null as object | null };
  const keys = {
    p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  };
  const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
  Object.assign(PushManager.prototype, {
    getSubscription: async () => known.subscription,
    subscribe: async (options: object) => {
      known.subscription = {
        endpoint,
        options,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          known.subscription = null;
        },
      };
      return known.subscription;
    },
  });
}

const notificationsOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/push/');
    return (await registration?.getNotifications())?.map(({ title, body }) => `${title}: ${body}`);
  });

test('a switch in the account enables push notifications through a service worker that controls no page (P9)', {
  tag: '@wide',
}, async ({ context: usual, extraHTTPHeaders }) => {
  // The headless shell has no notifications.
  const browser = await launchWholeBrowser();
  const context = await browser.newContext({ extraHTTPHeaders });
  await context.addCookies(await usual.cookies());
  await context.grantPermissions(['notifications']);
  const page = await context.newPage();
  const watch = new ConsoleWatch(page);
  await page.addInitScript(standForPushService);
  await new Shop(page).open('pl', '/my-account/consents');
  await page.getByRole('textbox', { name: 'E-mail' }).first().fill('anna.lis@example.pl');
  await page.getByLabel('Hasło', { exact: true }).fill('Odeta-2026');
  await page.keyboard.press('Enter');
  const channel = page.getByRole('switch', { name: /Powiadomienia/ });
  await expect(channel).toBeEnabled();

  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await devTools.send('ServiceWorker.enable');
  await channel.click();
  await expect(page.getByText('Powiadomienia w tej przeglądarce: zgoda udzielona')).toBeVisible();
  const message = { title: 'Twoja paczka jest w drodze', body: 'DPD', url: new URL('/', page.url()).href, tag: 'a' };
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });

  await expect.poll(() => notificationsOf(page)).toEqual(['Twoja paczka jest w drodze: DPD']);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await channel.click();
  await expect(page.getByText('Powiadomienia w tej przeglądarce: zgoda wycofana')).toBeVisible();
  expect(watch.unexpected).toEqual([]);
  await browser.close();
});
