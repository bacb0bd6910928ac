/** @jest-environment @odeta/build/dom-environment */
import { endPush, readBaseInit, renewAppPush, subscribePush } from '@odeta/contracts';
import { baseInitOf } from '@odeta/contracts/testing';
import { answers } from '@odeta/storefront/testing';
import { openAnsweringPage as open } from '../../testing/open-answering-page.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const envelope = { version: 1, id: 'one', sequence: 1, type: 'deepLink', payload: { url: '/cart' } };

test.each([
  ['a text that is no JSON', '{'],
  ['an object', envelope],
  ['nothing', undefined],
  ['a list', '[]'],
  ['a very long text', JSON.stringify({ ...envelope, payload: { url: '/'.repeat(30_000) } })],
  ['a message without an id', JSON.stringify({ ...envelope, id: undefined })],
])('%s is rejected without navigation and logged once (E2)', async (_, text) => {
  const { page, logLines } = await open();
  page.odetaShop.receive(text);
  page.odetaShop.receive(text);
  await jest.advanceTimersByTimeAsync(50);
  expect(page.location.assign).not.toHaveBeenCalled();
  expect(logLines()).toBe(1);
});

test.each([
  ['of another version', { version: 2 }, 'unknown-version'],
  ['of an unknown type', { type: 'openDoor' }, 'unknown-type'],
  ['with the name of what every object has', { type: 'constructor' }, 'unknown-type'],
  ['that lacks its data', { payload: {} }, 'malformed'],
])('a message %s is refused, and the app receives the reason (R19)', async (_, parts, reason) => {
  const { page, acks } = await open();
  page.odetaShop.receive(JSON.stringify({ ...envelope, ...parts }));
  await jest.advanceTimersByTimeAsync(50);
  expect(acks).toContainEqual({ of: 'one', outcome: 'refused', reason });
});

test('messages from other frames are ignored', async () => {
  const { page, acks } = await open();
  window.dispatchEvent(
    new MessageEvent('message', { data: JSON.stringify(envelope), origin: 'https://elsewhere.example' }),
  );
  expect(page.location.assign).not.toHaveBeenCalled();
  expect(acks.filter(({ of }) => of === 'one')).toEqual([]);
});

test('a repeated message is acknowledged each time but handled once, also on the page that it opened', async () => {
  const { page, acks } = await open();
  page.odetaShop.receive(JSON.stringify(envelope));
  page.odetaShop.receive(JSON.stringify(envelope));
  expect(page.location.assign).toHaveBeenCalledTimes(1);

  const next = await open({ storage: page.localStorage });
  next.page.odetaShop.receive(JSON.stringify(envelope));
  await jest.advanceTimersByTimeAsync(50);
  expect(next.page.location.assign).not.toHaveBeenCalled();
  expect([...acks, ...next.acks].filter(({ of }) => of === 'one')).toHaveLength(3);
});

test('an older state message that arrives after a newer one is refused as out of date (R19)', async () => {
  const { page, acks } = await open();
  const safeAreas = (id: string, sequence: number, top: number) =>
    JSON.stringify({ ...envelope, id, sequence, type: 'safeAreas', payload: { top, right: 0, bottom: 0, left: 0 } });

  page.odetaShop.receive(safeAreas('new', 9, 47));
  page.odetaShop.receive(safeAreas('old', 8, 0));
  await jest.advanceTimersByTimeAsync(50);

  expect(page.document.documentElement.style.getPropertyValue('--safe-top')).toBe('47px');
  expect(acks).toContainEqual({ of: 'old', outcome: 'refused', reason: 'out-of-date' });
});

test('a message that arrived malformed is handled when it is sent again with the same id (E2)', async () => {
  const { page } = await open();

  page.odetaShop.receive(JSON.stringify({ ...envelope, payload: {} }));
  page.odetaShop.receive(JSON.stringify(envelope));

  expect(page.location.assign).toHaveBeenCalledTimes(1);
});

test.each([
  ['/cart', 'https://odeta.sk/cart'],
  ['https://odeta.sk/p/kabat?color=1#sizes', 'https://odeta.sk/p/kabat?color=1#sizes'],
  ['/checkout?payment-back=17', 'https://odeta.sk/checkout?payment-back=17'],
  ['https://odeta.sk/api/checkout/order-link/token', 'https://odeta.sk/api/checkout/order-link/token'],
  ['https://odeta.sk/api/checkout/prepared-link/token', 'https://odeta.sk/api/checkout/prepared-link/token'],
])(
  'a deep link to %s opens that address, as on the return from a banking app or from an e-mail (R19)',
  async (url, opened) => {
    const { say, page } = await open();
    expect(await say('deepLink', { url })).toMatchObject({ outcome: 'handled' });
    expect(page.location.assign).toHaveBeenCalledWith(opened);
  },
);

test.each([
  'https://elsewhere.example/cart',
  '//elsewhere.example/cart',
  'https://odeta.sk.elsewhere.example/',
  'https://odeta.sk@elsewhere.example/',
  'https://jana@odeta.sk/',
  'javascript:alert(1)',
  'intent://odeta.sk/#Intent;end',
  '/api/base/init',
  '/api/checkout/order-link/../../base/init',
])('a deep link to %s is refused and opens nothing (R19)', async (url) => {
  const { say, page } = await open();
  expect(await say('deepLink', { url })).toMatchObject({ outcome: 'refused', reason: 'not-own-address' });
  expect(page.location.assign).not.toHaveBeenCalled();
});

test('the back button closes an open dialog, then goes back in the history, then lets the app exit (R19)', async () => {
  const { say, page } = await open();
  const dialog = page.document.createElement('dialog');
  dialog.setAttribute('open', '');
  const close = jest.fn(() => dialog.remove());
  dialog.addEventListener('cancel', close);
  page.document.body.append(dialog);
  Object.assign(page, { navigation: { canGoBack: true } });

  expect(await say('backButton', {})).toMatchObject({ outcome: 'handled' });
  expect(close).toHaveBeenCalledTimes(1);
  expect(page.history.back).not.toHaveBeenCalled();

  expect(await say('backButton', {})).toMatchObject({ outcome: 'handled' });
  expect(page.history.back).toHaveBeenCalledTimes(1);

  Object.assign(page, { navigation: { canGoBack: false } });
  expect(await say('backButton', {})).toMatchObject({ outcome: 'may-leave' });
});

test('a log-in in the app refreshes the session from the server once and reloads the page (R19)', async () => {
  const customer = { customerHash: 'jana', firstName: 'Jana', hasAccount: true };
  const { say, page, know, storefront } = await open({ api: [answers(readBaseInit, baseInitOf({ customer }))] });
  know({ hasAccount: false });

  await say('loginState', { loggedIn: true });
  expect(storefront.session.state).toMatchObject({ hasAccount: true });
  expect(page.location.reload).toHaveBeenCalledTimes(1);

  await say('loginState', { loggedIn: true });
  expect(storefront.sent.filter(({ path }) => path === readBaseInit.path)).toHaveLength(1);
});

test('links to other sites open through the app; links to the shop and its other countries stay in the page (R19)', async () => {
  const { page, app } = await open();
  const press = (href: string, target = '') => {
    const link = page.document.createElement('a');
    Object.assign(link, { href, target });
    page.document.body.append(link);
    return !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };

  expect(press('https://www.instagram.com/odeta')).toBe(true);
  expect(press('https://odeta.hu/')).toBe(false);
  expect(press('mailto:shop@odeta.sk')).toBe(false);
  expect(press('https://odeta.sk/pomoc', '_blank')).toBe(true);
  await jest.advanceTimersByTimeAsync(50);

  expect(app.happened).toMatchObject([{ type: 'openExternal', payload: { url: 'https://www.instagram.com/odeta' } }]);
  expect(page.location.assign).toHaveBeenCalledWith('https://odeta.sk/pomoc');
});

test('the push token of the app is stored in the session without subscribing the customer (R19, P9)', async () => {
  const { say, storefront } = await open();

  expect(await say('pushToken', { token: 'fcm:token-of-the-device' })).toMatchObject({ outcome: 'handled' });

  expect(storefront.session.state.appPushToken).toBe('fcm:token-of-the-device');
  expect(storefront.sent.map(({ path }) => path)).not.toContain(subscribePush.path);
});

test('a new push token replaces the previous one on the server, and a null token ends the subscription (R19, P9)', async () => {
  const { say, storefront } = await open({ api: [answers(renewAppPush, {}), answers(endPush, {})] });
  const sent = (path: string) => storefront.sent.find((one) => one.path === path)?.payload;

  await say('pushToken', { token: 'fcm:token-of-the-device', replaces: 'fcm:its-former-token' });
  await say('pushToken', { token: null, replaces: 'fcm:token-of-the-device' });

  expect(sent(renewAppPush.path)).toMatchObject({
    endpoint: expect.stringMatching(/^app:(ios|android):fcm:its-former-token$/),
    app: { token: 'fcm:token-of-the-device' },
  });
  expect(sent(endPush.path)).toMatchObject({ endpoint: expect.stringContaining('fcm:token-of-the-device') });
  expect(storefront.session.state.appPushToken).toBeNull();
});
