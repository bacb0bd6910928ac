import { type BaseInit, readBaseInit, writeLog } from '../contracts/index.ts';
import { answers, createTestStorefront, refuses } from '../testing/create-test-storefront.ts';

const init: BaseInit = {
  customer: { customerHash: 'a'.repeat(32), firstName: 'Jana', hasAccount: true },
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

test('before the server has said anything, a visitor is nobody (B16)', () => {
  const { session } = createTestStorefront();

  expect(session.state).toMatchObject({
    ...{ country: 'sk', newUser: false, status: 'unknown', workMode: 1, uid: null, clientType: null },
    ...{ liveChatStatus: 'unavailable', sessionTimer: 600_000, isModalClosable: true, modalScrollPosition: 0 },
  });
});

test('what the server knows of a visitor is taken as it comes (F1, B15, B16)', async () => {
  const { session } = createTestStorefront({ api: [answers(readBaseInit, init)] });

  await session.load();

  expect(session.state).toMatchObject({
    ...{ status: 'ready', firstName: 'Jana', hasAccount: true, wishlistCount: 4, cartItemsCount: 2, userCodesCount: 3 },
    ...{ liveChatStatus: 'available', checkoutNotifications: ['Pred Vianocami'], workMode: 2, uid: 'u1' },
    ...{ clientType: 'mobile', customerHash: 'a'.repeat(32) },
  });
  expect(session.state).not.toHaveProperty('csrf');
});

test('a failure is logged as critical with its endpoint, and the visitor stays unknown (F1, G6)', async () => {
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
