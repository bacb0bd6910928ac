import { type BaseInit, readBaseInit, writeLog } from '@odeta/contracts';
import { baseInitOf } from '@odeta/contracts/testing';
import { snapshot } from 'valtio';
import { answers, createTestStorefront, refuses } from './testing/create-test-storefront.ts';

const init: BaseInit = {
  customer: { customerHash: 'a'.repeat(32), firstName: 'Jana', hasAccount: true },
  wishlist: [{ productId: '7', color: 'camel' }],
  wishlistCount: 4,
  cartItemsCount: 2,
  userCodes: { count: 3 },
  systemNotice: null,
  topMenu: { application: '', desktop: '', mobile: '' },
  liveChatStatus: 'available',
  checkoutNotifications: ['Pred Vianocami'],
  workMode: 2,
  uid: 'u1',
  clientType: 'mobile',
  csrf: 'token',
};

test('before the first server response, the session has the defaults of an unknown visitor (B16)', () => {
  const { session } = createTestStorefront();

  expect(session.state).toMatchObject({
    ...{ country: 'sk', newUser: false, status: 'unknown', workMode: 1, uid: null, clientType: null },
    ...{ liveChatStatus: 'unavailable', sessionTimer: 600_000, isModalClosable: true, modalScrollPosition: 0 },
    ...{ newsletterSubscribed: false, showPushNotification: false, netAmount: null, validators: {} },
    ...{ isAppAndroid: false, isAppIos: false },
  });
});

test('the session contains the data of the init response, except the CSRF token (F1, B15, B16)', async () => {
  const { session } = createTestStorefront({ api: [answers(readBaseInit, init)] });

  await session.load();

  expect(session.state).toMatchObject({
    ...{ status: 'ready', firstName: 'Jana', hasAccount: true, wishlistCount: 4, cartItemsCount: 2, userCodesCount: 3 },
    ...{ liveChatStatus: 'available', checkoutNotifications: ['Pred Vianocami'], workMode: 2, uid: 'u1' },
    ...{ clientType: 'mobile', customerHash: 'a'.repeat(32) },
  });
  expect(session.state).not.toHaveProperty('csrf');
});

test.each([
  [
    { isApp: true, isAndroid: true },
    { isAppAndroid: true, isAppIos: false },
  ],
  [
    { isApp: true, isIos: true },
    { isAppAndroid: false, isAppIos: true },
  ],
  [
    { isApp: false, isIos: true },
    { isAppAndroid: false, isAppIos: false },
  ],
])('the client %o results in the app flags %o (B16)', (client, flags) => {
  const { session } = createTestStorefront();

  Object.assign(session.state.client, client);

  expect(session.state).toMatchObject(flags);
  expect(snapshot(session.state)).toMatchObject(flags);
});

test('data that remotes report from their responses is stored, and the rest is unchanged (B16, H8, N1)', () => {
  const { session, events } = createTestStorefront();

  events.emit('setup.learned', { validators: { city: '^a$' } });
  events.emit('setup.learned', { newsletterSubscribed: true, showPushNotification: true, netAmount: 25.98 });

  expect(session.state).toMatchObject({
    ...{ newsletterSubscribed: true, showPushNotification: true, netAmount: 25.98 },
    ...{ validators: { city: '^a$' }, workMode: 1 },
  });
});

test('a log entry contains the session id and not the customer hash (G6)', async () => {
  const customer = { customerHash: 'a'.repeat(32), firstName: 'Jana', hasAccount: true };
  const storefront = createTestStorefront({
    api: [answers(readBaseInit, baseInitOf({ uid: 'session-1', customer })), answers(writeLog, {})],
  });
  await storefront.session.load();

  storefront.logger.log('error', 'broken');

  expect(storefront.sent.at(-1)?.payload).toMatchObject({ context: { sessionToken: 'session-1' } });
});

test('a failed init request is logged as critical with its endpoint, and the visitor stays unknown (F1, G6)', async () => {
  const storefront = createTestStorefront({
    api: [refuses(readBaseInit, { code: 'unexpected', status: 500 }), answers(writeLog, {})],
  });

  await storefront.session.load();

  expect(storefront.session.state).toMatchObject({ status: 'failed', customerHash: null, cartItemsCount: 0 });
  expect(storefront.sent.at(-1)?.payload).toEqual({
    levelName: 'critical',
    message: expect.stringContaining('/base/init'),
    collection: 'vue_cart',
    context: { sessionToken: '' },
  });
});
