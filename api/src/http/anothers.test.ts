import { CSRF_HEADER, type Endpoint, type ObjectSchema, readOrder } from '@odeta/contracts';
import { ownedRows } from '../../testing/database/owned-rows.ts';
import { meetCustomer } from '../../testing/people/account.ts';
import { prepareBuyer } from '../../testing/people/buyer.ts';
import { meetOwner, type Owner } from '../../testing/people/owner.ts';
import { goodInputOf } from '../../testing/requests/bad-input.ts';
import { everyEndpoint } from '../../testing/requests/every-endpoint.ts';
import { parametrisedRoutes } from '../../testing/requests/parametrised-routes.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import type { TestClient } from '../../testing/shop/test-client.ts';

/** Parts of paths that identify something of a customer's own, with the owner's id for them. */
const ownParts: Record<string, string> = {
  ':orderId': 'orderId',
  ':invoiceId': 'invoiceId',
  ':returnId': 'returnId',
  ':reviewId': 'reviewId',
  ':id/:size': 'photoId',
};
/** Paths whose parts identify nothing of a customer's own, are secret, or require a key. */
const foreignToAll = [
  /^\/api\/catalog\/(category|product|suggestion|size-table|sitemap|article)\//,
  /^\/api\/base\/legal(-files)?\/:\w+$/,
  // Pictures of contents, which the shop shows everybody.
  /^\/api\/catalog\/uploads\//,
  // Secrets in links.
  /^\/api\/(catalog\/stock-notice|draft-links|wishlist\/shared|unsubscribe)\/:\w+$/,
  /^\/api\/checkout\/(order|prepared)(-link\/)?\*$/,
  // These require a key or a signature.
  /^\/api\/partners\//,
  /^\/api\/staff\//,
  /^\/api\/payments\/(webhooks|notices)\/:provider$/,
  /^\/api\/docs\//,
];

/** Fields of requests that identify something of a customer's own, with the owner's id for them. */
const ownFields: Record<string, string> = {
  cartEntryId: 'cartEntryId',
  cartEntryIds: 'cartEntryId',
  savedItemIds: 'savedItemId',
  shippingAddressId: 'addressId',
  voucherId: 'voucherId',
  orderId: 'orderId',
  lineId: 'lineId',
  'my-account/addresses id': 'addressId',
  'my-account/log-ins id': 'sessionId',
  'my-account/passkeys id': 'passkeyId',
};
/**
 * Fields that look like ids, but that everybody may use, that are secrets, or that are made anew for each customer: a saved means of somebody
 * else is none at all (`saved-means.test`).
 */
const commonFields =
  /^(variantId|productId|pointId|shippingPointId|claimId|taxId|vatId|savedMeansId|token|walletToken|code|discountCode|blikCode|orderNumber|customerNumber|share|shippingPostcode|lines|(street|flat)Number|postCode)$|^\/checkout\/shipping-points\/choose id$|^\/my-account\/saved-means\/remove id$/;
const LOOKS_LIKE_ID = /(ids?|tokens?|share|keys?|numbers?|code|lines?)$/i;

let shop: TestShop;
let owner: Owner;
let strangers: [string, TestClient][];
beforeAll(async () => {
  shop = await openTestShop();
  owner = await meetOwner(shop);
  strangers = [
    ['another customer', await meetCustomer(shop, 'sk', { email: 'other@example.sk' })],
    ['the same e-mail in another country', await meetCustomer(shop, 'hu', { email: owner.email })],
    ['a guest with an order form', await prepareBuyer(shop, { 'DRESS-wine-m': 1 })],
  ];
});
afterAll(() => shop.close());

const rows = () => ownedRows(shop.db, shop.schema, Number(owner.ids.sessionId));
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** The owner's data in a response. */
const leaksOf = (answer: unknown) => {
  const text = JSON.stringify(answer);
  return owner.marks.filter((mark) => text.includes(mark));
};

const fieldsWithIds = everyEndpoint.flatMap(([, endpoint]) =>
  (['query', 'payload'] as const).flatMap((part) =>
    Object.keys((endpoint[part] as ObjectSchema | undefined)?.entries ?? {})
      .filter((field) => LOOKS_LIKE_ID.test(field) && !(endpoint.path === '/base/canary-counts'))
      .map((field) => ({ endpoint, part, field })),
  ),
);

const ownIdOf = ({ endpoint, field }: { endpoint: Endpoint; field: string }) => {
  const [, area = ''] = /^\/(my-account\/[\w-]+)/.exec(endpoint.path) ?? [];
  return ownFields[field] ?? ownFields[`${area} ${field}`];
};

test('the owner in the tests below can read their own data', async () => {
  const answer = await owner.client.send(readOrder, { orderId: owner.ids.orderId ?? '' });

  expect(answer.status).toBe(200);
  expect(leaksOf(answer.problem)).not.toEqual([]);
  expect((await rows()).length).toBeGreaterThan(30);
});

test('every route and field with an id is covered by one of the lists above', () => {
  const parts = Object.keys(ownParts);
  const unknownRoutes = parametrisedRoutes(shop.app).filter(
    ({ path }) => !parts.some((part) => path.includes(part)) && !foreignToAll.some((pattern) => pattern.test(path)),
  );
  const unknownFields = fieldsWithIds.filter(
    (found) =>
      ownIdOf(found) === undefined &&
      ![found.field, `${found.endpoint.path} ${found.field}`].some((name) => commonFields.test(name)),
  );

  expect(unknownRoutes.map(nameOf)).toEqual([]);
  expect(unknownFields.map(({ endpoint, field }) => `${nameOf(endpoint)} ${field}`)).toEqual([]);
});

test('orders, invoices, returns, reviews and photos of others are treated as unknown, and not changed (P4, P5, P6, P11)', async () => {
  const before = await rows();
  const own = parametrisedRoutes(shop.app).filter(({ path }) =>
    Object.keys(ownParts).some((part) => path.includes(part)),
  );
  const wrong: unknown[] = [];
  for (const [who, client] of strangers) {
    for (const route of own) {
      const known = await client.sendRaw(requestOf(route, client, owner.ids));
      const nobodys = await client.sendRaw(requestOf(route, client, {}));
      const [seen, expected] = [known, nobodys].map(({ status, problem }) => JSON.stringify({ status, problem }));
      if (seen !== expected || leaksOf(known.problem).length > 0) wrong.push([who, nameOf(route), seen]);
    }
  }

  expect(own.length).toBeGreaterThanOrEqual(15);
  expect(wrong).toEqual([]);
  expect(await rows()).toEqual(before);
});

test('requests with others’ ids neither use nor change their addresses, vouchers, lines, lists and log-ins (P2, P7, P8, P14)', async () => {
  const before = await rows();
  const leaks: unknown[] = [];
  for (const [who, client] of strangers) {
    for (const { endpoint, part, field } of fieldsWithIds) {
      const id = owner.ids[ownIdOf({ endpoint, field }) ?? ''];
      if (id === undefined) continue;
      const given = goodInputOf(endpoint);
      const schema = (endpoint[part] as ObjectSchema).entries[field];
      const value = field.endsWith('Ids') ? [id] : id;
      const input = { ...given, [part]: { ...(given[part] as object), [field]: value } };
      const answer = await client.sendRaw(requestOfEndpoint(endpoint, input, client));
      const found = leaksOf(answer.problem);
      if (!schema || answer.status >= 500 || found.length > 0)
        leaks.push([who, nameOf(endpoint), answer.status, found]);
    }
  }

  expect(leaks).toEqual([]);
  expect(await rows()).toEqual(before);
});

test('no endpoint returns or changes the owner’s data in requests of other visitors', async () => {
  const before = await rows();
  const leaks: unknown[] = [];
  for (const [who, client] of strangers) {
    for (const [, endpoint] of everyEndpoint) {
      const answer = await client.sendRaw(requestOfEndpoint(endpoint, goodInputOf(endpoint), client));
      const found = leaksOf(answer.problem).filter(
        (mark) => !(mark === owner.email && who.startsWith('the same e-mail')),
      );
      if (found.length > 0) leaks.push([who, nameOf(endpoint), found]);
    }
  }

  expect(leaks).toEqual([]);
  expect(await rows()).toEqual(before);
});

const NOBODYS = '6f1c1fd6-6c5b-4e3f-9d0c-0c9a4d1c8f11';

/** A request with the owner's ids, or with ids that do not exist. */
function requestOf(route: { method: 'GET' | 'POST'; path: string }, client: TestClient, ids: Record<string, string>) {
  const { method, path } = route;
  const isNumber = path.includes('/reviews/');
  const idOf = (part: string) => ids[ownParts[part] ?? ''] ?? (isNumber ? '999999999' : NOBODYS);
  const url = path.replace(':id/:size', `${idOf(':id/:size')}/small`).replace(/:\w+/g, (part) => idOf(part));
  if (method === 'GET') return { method, url };
  const pattern = path.replace('/api', '').replace(/:(\w+)/g, '{$1}');
  const endpoint = everyEndpoint.find(([, known]) => known.method === method && known.path === pattern)?.[1];
  const payload = endpoint ? goodInputOf(endpoint).payload : {};
  return { method, url, payload: (payload ?? {}) as object, headers: { [CSRF_HEADER]: client.csrf } };
}

function requestOfEndpoint(
  { method, path }: Endpoint,
  { params, query, payload }: ReturnType<typeof goodInputOf>,
  { csrf }: TestClient,
) {
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(params[field] ?? '')));
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined));
  const url = `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
  if (method === 'GET') return { method, url };
  return { method, url, payload: (payload ?? {}) as object, headers: { [CSRF_HEADER]: csrf } };
}
