import { createHmac } from 'node:crypto';
import { CSRF_COOKIE, CSRF_HEADER, ProblemSchema } from '@odeta/contracts';
import * as v from 'valibot';
import { meetCustomer, newAccount, PASSWORD } from '../../testing/people/account.ts';
import { consents, customers, fillCart } from '../../testing/people/buyer.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
let client: TestClient;
beforeAll(async () => {
  shop = await openTestShop();
  client = await meetCustomer(shop, 'sk');
  await fillCart(shop, client, { 'DRESS-wine-s': 2, 'DRESS-wine-m': 1 });
});
afterAll(() => shop.close());

type Sent = Record<string, unknown>;
type Read = readonly string[];
/** Ids from former responses. */
const known = { entryIds: [''], pointId: '', addressId: '' };

const cart: Read = ['cartItems', 'summary', 'freeDelivery', 'discountCode', 'shippingPayment', 'hurraTagManager'];
const checkout: Read = [
  ...cart,
  ...['redirect', 'shippingAddress', 'shippingPoint', 'shippingAddressId', 'shippingPointId', 'payment', 'shipping'],
  ...['customer', 'agreements', 'customerAvailableAgreements', 'club', 'recaptcha.siteKey', 'userCodes'],
  ...['shippingPointsConfig', 'validationPatterns', 'orderRecapHandledErrors'],
];
const bounds = { west: 16, south: 47, east: 23, north: 50 };
const { email, ...address } = customers.sk;
const newcomer = { ...newAccount('sk'), email: 'new@example.sk' };

/** Section 7 of the specification, row by row and verbatim, in an order in which the requests succeed. */
const rows: readonly (readonly [endpoint: string, sent: (() => Sent) | null, read: Read])[] = [
  ['GET /checkout/cart-init?hrc=TEN&utm_source=letter&utm_campaign=winter', null, [...cart, 'redirect', 'banners']],
  ['GET /checkout/cart-init?code=TEN', null, ['discountCode.name']],
  ['GET /checkout/cart-init?rc=TEN', null, ['discountCode.name']],
  ['GET /checkout/cart-init?RC=TEN', null, ['discountCode.name']],
  ['GET /checkout/checkout-init', null, checkout],
  ['GET /checkout/checkout-init?payment-back=1', null, checkout],
  ['GET /checkout/after-logging-in', null, checkout],
  ['GET /checkout/items', null, ['cartItems', 'freeDelivery']],
  [
    'POST /checkout/items/check',
    () => ({ cartEntryIds: known.entryIds.slice(0, 1) }),
    ['summary', 'cartItems', 'freeDelivery'],
  ],
  ['POST /checkout/cart-validation', () => ({}), ['validation', 'cartItems', 'summary']],
  ['POST /checkout/items', () => ({ cartEntryIds: known.entryIds.slice(1) }), ['summary', 'freeDelivery']],
  ['GET /checkout/shipping-payment', null, ['shippingPayment', 'shipping', 'summary']],
  ['POST /checkout/shipping-points', () => ({ bounds, zoom: 6 }), ['points', 'clusters']],
  [
    'POST /checkout/shipping-points/list-search',
    () => ({ search: 'Bratislava', shippingList: ['post_office'], offset: 0 }),
    ['points.0.id'],
  ],
  [
    'POST /checkout/shipping',
    () => ({
      ...{ shipping: 'post_office', shippingPostcode: '81105' },
      ...{ shippingPointId: known.pointId, shippingType: undefined },
    }),
    ['postcode', 'orderRecapHandledErrors', 'summary'],
  ],
  [
    'POST /checkout/shipping-points/choose',
    () => ({ id: known.pointId, shipping: 'post_office', shippingType: null, shippingPostcode: '81105' }),
    [],
  ],
  ['POST /checkout/shipping', () => ({ shipping: 'courier', shippingPostcode: '81105' }), ['postcode']],
  ['POST /checkout/payment', () => ({ payment: 'cod' }), []],
  ['POST /checkout/shipping-address/create', () => ({ ...address, shipping: 'courier' }), []],
  [
    'POST /checkout/shipping-address/choose',
    () => ({ shippingAddressId: known.addressId, shipping: 'courier', shippingPostcode: '81105' }),
    [],
  ],
  ['POST /checkout/discount-code', () => ({ code: 'TEN' }), []],
  ['POST /checkout/discount-code-delete', () => ({}), []],
  ['POST /checkout/club/change-status', () => ({ checked: true }), ['club', 'payment', 'shipping', 'summary']],
  [
    'GET /checkout/customer/available-agreements',
    null,
    ['customerAvailableAgreements.0.type', 'customerAvailableAgreements.0.checked'],
  ],
  ['POST /my-account/customer/exist', () => ({ email }), ['exist']],
  ['POST /my-account/customer/edit', () => ({ ...address, email }), []],
  ['GET /my-account/customer', null, ['customer', 'hurraTagManager']],
  ['GET /catalog/suggestion/sat', null, ['items.0.name']],
  ['GET /base/ping', null, ['refresh']],
  ['GET /base/dynamic-data?utm_source=letter', null, ['hurraTagManager']],
  [
    'POST /checkout/order',
    () => ({ basketConsents: consents, windowBreakpoint: 'lg', blikCode: '' }),
    ['redirect', 'listener', 'checker', 'hurraTagManager'],
  ],
  [
    'GET /checkout/confirm-init',
    null,
    ['email', 'hurraTagManager', 'newsletterSubscribed', 'showPushNotification', 'net_amount'],
  ],
  ['POST /base/login', () => ({ email, password: PASSWORD, rememberMe: true }), []],
  ['POST /base/register', () => newcomer, []],
];

test.each(rows)('%s accepts and returns the fields of the specification', async (endpoint, sent, read) => {
  const { status, body, headers, problem } = await ask(endpoint, sent?.());

  expect([status, problem.code]).toEqual([200, undefined]);
  expect(problem).toMatchObject({ success: true });
  for (const name of read) expect(body).toHaveProperty(name);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  if (!endpoint.includes('/catalog/')) expect(headers['cache-control']).toBe('no-store');
});

test('GET /base/session/csrf accepts the signed time as headers and returns a valid token', async () => {
  const other = await startSession(shop.app);
  const time = String(TEST_NOW.getTime());
  const signature = createHmac('sha256', other.cookies.get(CSRF_COOKIE) ?? '')
    .update(time)
    .digest('hex');

  const { status, body } = await other.sendRaw({
    method: 'GET',
    url: '/api/base/session/csrf',
    headers: { public: time, private: signature },
  });
  other.csrf = (body as { csrf: string }).csrf;

  expect(status).toBe(200);
  expect((await askAs(other, 'POST /checkout/cart-validation', {})).status).toBe(200);
});

/** The parts of errors that the specification reads, in addition to the messages of every error. */
const errors: readonly (readonly [endpoint: string, sent: Sent, headers: Record<string, string>, read: Read])[] = [
  [
    'POST /checkout/order',
    { basketConsents: [], windowBreakpoint: 'lg', blikCode: '' },
    {},
    ['validation', 'body.reloadShipping'],
  ],
  ['POST /base/login', { email, password: 'wrong', rememberMe: false }, {}, ['body.failureCount']],
  [
    'POST /base/login',
    { email, password: PASSWORD, rememberMe: false },
    { [CSRF_HEADER]: 'stale' },
    ['body.invalidCsrf'],
  ],
  [
    'POST /checkout/shipping-points/choose',
    { id: 'SK1#post_office', shipping: null, shippingType: null, shippingPostcode: '' },
    {},
    ['messages.0.message'],
  ],
  [
    'POST /checkout/shipping-address/choose',
    { shippingAddressId: '999999', shipping: null, shippingPostcode: '' },
    {},
    ['messages.0.message'],
  ],
  ['POST /checkout/discount-code', { code: 'NO-SUCH' }, {}, ['validation', 'messages.0.message']],
];

test.each(errors)('%s %j is refused with the specified error fields', async (endpoint, sent, headers, read) => {
  const other = await startSession(shop.app);
  await fillCart(shop, other, { 'DRESS-wine-s': 1 });

  const { status, problem, headers: answered } = await askAs(other, endpoint, sent, headers);

  expect(status).toBeGreaterThanOrEqual(400);
  expect(v.is(ProblemSchema, problem)).toBe(true);
  for (const name of read) expect(problem).toHaveProperty(name);
  expect(answered['content-type']).toBe('application/problem+json; charset=utf-8');
});

async function ask(endpoint: string, sent: Sent | undefined) {
  const answer = await askAs(client, endpoint, sent);
  const body = answer.body as Record<string, { entryId: string; id: string }[]> & { csrf?: string };
  // After a log-in the page uses the token of its response.
  client.csrf = body.csrf ?? client.csrf;
  if (endpoint === 'GET /checkout/items') known.entryIds = (body.cartItems ?? []).map(({ entryId }) => entryId);
  if (endpoint.endsWith('/list-search')) known.pointId = body.points?.[0]?.id ?? '';
  if (endpoint.endsWith('/create')) known.addressId = body.shippingAddress?.[0]?.id ?? '';
  return answer;
}

function askAs(client: TestClient, endpoint: string, payload?: Sent, headers: Record<string, string> = {}) {
  const [method, path] = endpoint.split(' ');
  const url = `/api${path}`;
  return method === 'GET'
    ? client.sendRaw({ method, url, headers: { 'cache-control': 'no-cache', 'new-user': '1', ...headers } })
    : client.sendRaw({
        method: 'POST',
        url,
        payload: payload ?? {},
        headers: { [CSRF_HEADER]: client.csrf, ...headers },
      });
}
