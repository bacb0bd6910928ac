/** @jest-environment @odeta/build/dom-environment */
import { type Contents, readStaticContents, writeLog } from '@odeta/contracts';
import { safeSessionStorage } from '@odeta/storefront/storage';
import { answers, createTestStorefront, refuses } from '@odeta/storefront/testing';
import { createContentsStore } from './contents.store.ts';

const item = {
  ...{ label: 'Kontakt', url: '/pomoc/kontakt/', blank: false, ssrLink: false, image: null, imageStyle: null },
  ...{ hiddenApp: false, hiddenMobile: false, hiddenDesktop: false },
};
const group = { name: 'Nákup', items: [item] };
const contents: Contents = {
  footer: {
    ...{ paymentAndDelivery: group, service: group, offer: group, company: group, basic: { items: [] } },
    ...{ trusted: {}, social: {}, mobileApps: { android: item, ios: item } },
  },
  staticUrls: { home: '/', wishlist: '/wishlist/', cart: '/cart', backToShop: '/' },
  emailExceptions: '@mailinator.com',
  topMenu: { application: '', desktop: '', mobile: '' },
  banners: [],
  smartBanner: true,
  privacyUrl: '/',
  countries: [{ iso: 'SK', name: 'Slovensko' }],
  newsletterReward: { percent: 10, freeDeliveryFrom: 24.99, currency: 'EUR' },
  club: null,
  legalGuarantee: null,
  contact: null,
  checkoutNotifications: [],
  externalScripts: [],
  tagManager: null,
  newsletterTracking: null,
  liveChat: null,
};
const given = answers(readStaticContents, { contents });

/** Another page in the same browser session. */
function openPage(api = [given]) {
  const storefront = createTestStorefront({ api: [...api, answers(writeLog, {})] });
  return { storefront, store: storefront.storeOf(createContentsStore) };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  safeSessionStorage().removeItem('static-contents');
});

test('contents are requested once per browser session and cached in session storage (B20)', async () => {
  const { storefront, store } = openPage();

  expect(await Promise.all([store.read(), store.read()])).toEqual([contents, contents]);

  expect(storefront.sent).toHaveLength(1);
  expect(JSON.parse(sessionStorage.getItem('static-contents') ?? '')).toEqual(contents);
  const next = openPage([]);
  expect(await next.store.read()).toEqual(contents);
  expect(next.storefront.sent).toEqual([]);
});

test('cached contents without the club field are still valid (L3)', async () => {
  const { club: _, ...before } = contents;
  sessionStorage.setItem('static-contents', JSON.stringify(before));
  const { storefront, store } = openPage([]);

  expect(await store.read()).toEqual(contents);
  expect(storefront.sent).toEqual([]);
});

test.each(['{', '{"footer":1}'])('unreadable cached contents like %s are requested again (B20)', async (kept) => {
  sessionStorage.setItem('static-contents', kept);
  const { storefront, store } = openPage();

  expect(await store.read()).toEqual(contents);
  expect(storefront.sent).toHaveLength(1);
});

test('contents are loaded even when session storage is denied (B20)', async () => {
  for (const name of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }

  expect(await openPage().store.read()).toEqual(contents);
});

test('a failed request is logged, and the next read requests the contents again (B20)', async () => {
  const { storefront, store } = openPage([refuses(readStaticContents, { code: 'unexpected', status: 500 })]);

  expect(await store.read()).toBeNull();
  expect(storefront.sent.at(-1)?.payload).toMatchObject({ levelName: 'error' });

  storefront.prepare(given);
  expect(await store.read()).toEqual(contents);
});
