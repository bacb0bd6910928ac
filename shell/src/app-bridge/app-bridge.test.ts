/** @jest-environment @odeta/build/dom-environment */
import { readCustomer } from '@odeta/contracts';
import { guestOf } from '@odeta/contracts/testing';
import { answers } from '@odeta/storefront/testing';
import { type AppKind, createSimulatedApp } from '@odeta/testing/simulated-app';
import { createStorage, openAppPage, order } from '../../testing/open-app-page.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const apps: AppKind[] = [
  { platform: 'ios', version: '2.9' },
  { platform: 'ios', version: '3.4' },
  { platform: 'android', version: '2.9' },
  { platform: 'android', version: '3.4' },
];

test.each(apps)(
  '$platform app $version receives the counts and customer data, and each purchase event once over 3 page loads (E2, E3, N4)',
  async (kind) => {
    const app = createSimulatedApp(kind);
    const storage = createStorage();
    const cart = openAppPage({ app, storage });
    cart.know({ cartItemsCount: 2, wishlistCount: 3, userCodesCount: 1, hasAccount: true, customerHash: 'jana' });
    await jest.advanceTimersByTimeAsync(3_000);
    const isOlder = kind.version === '2.9';
    const plain = (name: string, value: unknown) => (isOlder ? value : { [name]: value });

    expect(app.knows).toMatchObject({
      title: plain('title', 'Košík'),
      basketCount: plain('count', 2),
      wishlistCount: plain('count', 3),
      voucherCount: plain('count', 1),
      login: plain('loggedIn', true),
      userInfo: { gender: 'female', id: '10482265', firstName: 'Jana', lastName: 'Nováková', roles: [] },
    });

    cart.storefront.events.emit('setup.learned', { sentOrder: order });
    cart.storefront.events.emit('cart.changed', { cartItemsCount: 0 });
    await jest.advanceTimersByTimeAsync(100);
    cart.leave();
    for (let visit = 0; visit < 3; visit += 1) {
      const confirmation = openAppPage({ app, storage });
      confirmation.know({ confirmedOrder: order });
      await jest.advanceTimersByTimeAsync(3_000);
      confirmation.leave();
    }

    expect(app.knows.basketCount).toEqual(plain('count', 0));
    expect(app.happened.map(({ type, payload }) => [type, payload])).toEqual([
      ['purchase', order],
      ['purchaseCompleted', order],
    ]);
  },
);

test('in a browser outside the app the bridge sends no request and causes no error', async () => {
  const { know, storefront } = openAppPage();
  know({ cartItemsCount: 2, confirmedOrder: order });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(storefront.sent).toEqual([]);
});

test('a purchase that the app has acknowledged is not sent again, on this page or a later one (E2, N4)', async () => {
  const sent: string[] = [];
  const app = createSimulatedApp({ platform: 'ios', version: '3.4', onMessage: ({ type }) => sent.push(type) });
  const storage = createStorage();
  for (let visit = 0; visit < 2; visit += 1) {
    const { know, leave } = openAppPage({ app, storage });
    know({ sentOrder: order, confirmedOrder: order });
    await jest.advanceTimersByTimeAsync(3_000);
    know({ cartItemsCount: visit });
    await jest.advanceTimersByTimeAsync(3_000);
    leave();
  }

  expect(sent.filter((type) => type.startsWith('purchase'))).toEqual(['purchase', 'purchaseCompleted']);
});

test('a message that the app refuses as malformed is sent again (E2)', async () => {
  const lost: string[] = [];
  const app = createSimulatedApp({
    ...{ platform: 'ios', version: '3.4' },
    fateOf(direction, text) {
      const isFirst = direction === 'to-app' && lost.length === 0 && text.includes('basketCount:');
      if (isFirst) lost.push(JSON.parse(text).id);
      return { copies: isFirst ? 0 : 1, delay: 0 };
    },
  });
  openAppPage({ app }).know({ cartItemsCount: 3 });
  await jest.advanceTimersByTimeAsync(900);

  app.send('ack', { of: lost[0], outcome: 'refused', reason: 'malformed' });
  await jest.advanceTimersByTimeAsync(1_500);

  expect(app.knows.basketCount).toEqual({ count: 3 });
});

test('counts are sent once, 800 ms after the last change (E3)', async () => {
  const sent: string[] = [];
  const app = createSimulatedApp({ platform: 'ios', version: '3.4', onMessage: ({ type }) => sent.push(type) });
  const { know } = openAppPage({ app });
  await jest.advanceTimersByTimeAsync(0);
  for (const cartItemsCount of [1, 2, 3]) {
    know({ cartItemsCount });
    await jest.advanceTimersByTimeAsync(700);
  }
  expect(sent).not.toContain('basketCount');

  await jest.advanceTimersByTimeAsync(150);
  expect(app.knows.basketCount).toEqual({ count: 3 });
  expect(sent.filter((type) => type === 'basketCount')).toHaveLength(1);
});

test('counts do not wait for customer data, and customer data that arrives after the log-out is not sent (E2, E3)', async () => {
  const app = createSimulatedApp({ platform: 'ios', version: '3.4' });
  const { answer, endpoint } = answers(readCustomer, {
    customer: guestOf({ firstName: 'Jana', hasAccount: true }),
    hurraTagManager: {},
  });
  const slow: typeof answer = (request) => new Promise((resolve) => setTimeout(() => resolve(answer(request)), 10_000));
  const { know } = openAppPage({ app, api: [{ endpoint, answer: slow }] });

  know({ cartItemsCount: 1, hasAccount: true, customerHash: 'jana' });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(app.knows).toMatchObject({ basketCount: { count: 1 }, login: { loggedIn: true } });
  know({ cartItemsCount: 2, hasAccount: false, customerHash: null });
  await jest.advanceTimersByTimeAsync(30_000);

  expect(app.knows).toMatchObject({
    basketCount: { count: 2 },
    login: { loggedIn: false },
    userInfo: { firstName: null },
  });
});

test('viewing the confirmation of an order that was placed elsewhere sends no purchase to the app', async () => {
  const app = createSimulatedApp({ platform: 'android', version: '3.4' });
  openAppPage({ app }).know({ confirmedOrder: order });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(app.happened).toEqual([]);
});

test('an app that becomes ready after an hour receives only the latest cart count', async () => {
  const sent: string[] = [];
  const app = createSimulatedApp({
    ...{ platform: 'ios', version: '3.4', readyAfter: 3_600_000 },
    onMessage: ({ type }) => sent.push(type),
  });
  const { know } = openAppPage({ app });
  for (const cartItemsCount of [1, 2, 3]) {
    know({ cartItemsCount });
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(new Set(sent)).toEqual(new Set(['hello']));

  await jest.advanceTimersByTimeAsync(3_601_000);
  expect(app.knows.basketCount).toEqual({ count: 3 });
  expect(sent.filter((type) => type === 'basketCount')).toHaveLength(1);
});

test('an app that never answers is greeted about every 30 seconds, and its purchase waits for an app that answers', async () => {
  const storage = createStorage();
  const greetings: string[] = [];
  const silent = createSimulatedApp({
    ...{ platform: 'ios', version: '3.4', readyAfter: null },
    onMessage: ({ type }) => greetings.push(type),
  });
  const page = openAppPage({ app: silent, storage });
  page.know({ sentOrder: order });
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  page.know({ confirmedOrder: order });
  await jest.advanceTimersByTimeAsync(1_000);
  page.leave();
  expect(greetings.length).toBeLessThan(30);
  expect(silent.happened).toEqual([]);

  const app = createSimulatedApp({ platform: 'ios', version: '3.5' });
  openAppPage({ app, storage });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(app.happened.map(({ type }) => type)).toEqual(['purchase', 'purchaseCompleted']);
});

test('the page takes the iOS platform, the version and the safe areas of the screen from the app (E1, R19)', async () => {
  const safeAreas = { top: 47, right: 0, bottom: 34, left: 0 };
  const app = createSimulatedApp({ platform: 'ios', version: '3.4', safeAreas });
  const { storefront, page } = openAppPage({ app });
  await jest.advanceTimersByTimeAsync(10);

  expect(storefront.session.state).toMatchObject({ isAppIos: true, client: { appVersion: '3.4' } });
  expect(page.document.documentElement.style.getPropertyValue('--safe-top')).toBe('47px');
});
