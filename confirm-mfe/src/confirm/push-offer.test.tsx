import { readPushKey, readPushState, subscribePush } from '@odeta/contracts';
import {
  answers,
  createTestStorefront,
  refuses,
  renderInStorefront,
  stubPush,
  withoutPush,
} from '@odeta/storefront/testing';
import { accepted, openOrder } from '../../testing/open-order.tsx';
import { messages } from '../messages/index.ts';
import { PushOffer } from './push-offer.tsx';

const key = answers(readPushKey, { publicKey: 'BGsX', forApps: true });

async function openOffer(...api: ReturnType<typeof refuses>[]) {
  const { default: confirm } = await messages.sk();
  const storefront = createTestStorefront({ messages: { confirm }, api: [key, ...api] });
  return renderInStorefront(<PushOffer />, { storefront });
}

test('the browser asks for permission only after the click, and then the subscription is sent (N4, P9)', async () => {
  const browser = stubPush();
  const page = await openOffer(answers(subscribePush, {}));
  expect(browser.asked).toBe(0);

  await page.user.click(await page.findByRole('button', { name: 'Zapnúť upozornenia' }));

  expect(await page.findByText(/^Zapnuté\./)).toBeVisible();
  expect(browser.registered).toEqual([['/push/worker.js', { scope: '/push/', updateViaCache: 'none' }]]);
  expect(page.storefront.sent.at(-1)?.payload).toMatchObject({
    source: 'order',
    subscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/test' },
  });
  expect(page.queryByRole('button')).not.toBeInTheDocument();
});

test('a denied permission shows how to allow notifications, and nothing is sent (N4, P9)', async () => {
  stubPush({ answer: 'denied' });
  const page = await openOffer();

  await page.user.click(await page.findByRole('button', { name: 'Zapnúť upozornenia' }));

  expect(await page.findByText(/^Upozornenia máte pre náš obchod zakázané/)).toBeVisible();
  expect(page.storefront.sent).toEqual([]);
});

test('a browser that is already subscribed shows that notifications are on (P9)', async () => {
  stubPush({ permission: 'granted', endpoint: 'https://fcm.googleapis.com/fcm/send/test' });
  const page = await openOffer(answers(readPushState, { isOn: true }));

  expect(await page.findByText(/^Zapnuté\./)).toBeVisible();
});

test('a browser without notifications shows that an e-mail is sent instead (P9)', async () => {
  stubPush();
  withoutPush();
  const page = await openOffer();

  expect(await page.findByText(/O zásielke vám napíšeme e-mail/)).toBeVisible();
});

test('a failed subscription request shows an error, and the offer stays (P9)', async () => {
  stubPush();
  const page = await openOffer(refuses(subscribePush, { code: 'busy', status: 503 }));

  await page.user.click(await page.findByRole('button', { name: 'Zapnúť upozornenia' }));

  expect(await page.findByRole('alert')).toHaveTextContent(/\S/);
  expect(page.getByRole('button', { name: 'Zapnúť upozornenia' })).toBeEnabled();
});

test.each([
  [true, 1],
  [false, 0],
])(
  'the notification offer follows the flag of the confirmation response: %s (N1, N4)',
  async (showPushNotification, count) => {
    stubPush();
    const page = await (await openOrder(accepted, { showPushNotification })).open();

    expect(page.queryAllByRole('heading', { name: 'Powiadomienia w tej przeglądarce' })).toHaveLength(count);
  },
);

test('the app’s offer is shown only once its token is known, and subscribes that token (N4, P9, R19)', async () => {
  const { default: confirm } = await messages.sk();
  const off = answers(readPushState, { isOn: false });
  const storefront = createTestStorefront({ messages: { confirm }, api: [key, off, answers(subscribePush, {})] });
  Object.assign(storefront.session.state.client, { isApp: true, isOwnApp: true, isIos: true, isAndroid: false });
  const page = await renderInStorefront(<PushOffer />, { storefront });
  expect(page.queryByRole('heading')).not.toBeInTheDocument();

  storefront.session.state.appPushToken = 'a1'.repeat(32);
  expect(await page.findByRole('heading', { name: 'Upozornenia v aplikácii' })).toBeVisible();
  await page.user.click(page.getByRole('button', { name: 'Zapnúť upozornenia' }));

  expect(await page.findByText(/^Zapnuté\. Vypnete ich v účte/)).toBeVisible();
  expect(storefront.sent.at(-1)?.payload).toEqual({
    source: 'order',
    subscription: { platform: 'ios', token: 'a1'.repeat(32) },
  });
});
