import { type PlacedOrder, readBaseInit, readConfirmInit, readPaymentStatus, writeLog } from '@odeta/contracts';
import { baseInitOf, cartItemOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, refuses, renderInStorefront, unreachable } from '@odeta/storefront/testing';
import { act } from 'react';
import { messages } from '../messages/index.ts';
import ConfirmPage from './confirm.page.tsx';
import { createConfirmStore } from './confirm.store.ts';
import { enterConfirm } from './enter-confirm.ts';

const order: PlacedOrder = {
  id: '7f1c1d9e-8c57-4d52-9a0e-0b6f7a3f7c11',
  state: 'accepted',
  failure: null,
  payAgain: null,
  number: 'SK 2611 0482',
  placedAt: '2026-11-20T09:42:00.000Z',
  firstName: 'Jana',
  paid: false,
  payment: { key: 'cod', name: 'Dobierka' },
  shipping: { key: 'courier', name: 'Kuriér na adresu', arrivesOn: '2026-11-24', laterArrivesOn: null },
  shipTo: ['Jana Hrušková', 'Šancová 48', '811 05 Bratislava'],
  point: null,
  items: [{ ...cartItemOf({ quantity: 2 }), later: false }],
  progress: null,
  parcels: [],
  invoices: [],
  summary: summaryOf({
    itemsValue: 25.98,
    shippingCost: 5.19,
    paymentFee: 1.2,
    selectedShippingCost: 5.19,
    total: 31.17,
  }),
};
const answer = {
  email: 'jana@example.sk',
  hurraTagManager: {},
  newsletterSubscribed: false,
  newsletterAsked: false,
  showPushNotification: false,
  net_amount: 25.98,
  order,
  isOwn: true,
  canRegister: false,
};
const confirmation = answers(readConfirmInit, answer);
const visitor = answers(readBaseInit, baseInitOf());

async function openConfirmation(
  given: Parameters<typeof createTestStorefront>[0] = { api: [confirmation] },
  url = '/confirm',
) {
  const { default: confirm } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { confirm },
    api: [visitor, answers(writeLog, {}), ...(given.api ?? [])],
  });
  const placed: string[] = [];
  const reported: object[] = [];
  storefront.events.on('tracking.reported', (fact) => reported.push(fact));
  storefront.events.on('order.placed', ({ orderNumber }) => placed.push(orderNumber));
  await enterConfirm(storefront, new URL(url, 'http://test').searchParams);
  const page = await renderInStorefront(<ConfirmPage />, { storefront, url });
  return { ...page, placed, reported };
}

test('the page shows the ordered items, the delivery address and day, and the amount to pay', async () => {
  const page = await openConfirmation();

  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ďakujeme, Jana. Objednávka je prijatá.');
  expect(page.getByText('SK 2611 0482')).toBeVisible();
  expect(page.getByText(/Potvrdenie posielame na jana@example.sk/)).toBeVisible();
  expect(page.getByText('811 05 Bratislava')).toBeVisible();
  expect(page.getByText(/Deň doručenia: utorok 24/)).toBeVisible();
  expect(page.getByText(/Pri prevzatí zaplatíte 31,17\s€/)).toBeVisible();
  expect(page.getByText('Doprava: Kuriér na adresu').nextSibling).toHaveTextContent(/^3,99\s€$/);
  expect(page.getByText('Poplatok za dobierku').nextSibling).toHaveTextContent(/^1,20\s€$/);
  expect(page.getByText('Modrá, veľkosť 38 · 2 ks')).toBeVisible();
  expect(page.getByText(/Odstúpiť od zmluvy môžete do 14 dní/)).toBeVisible();
});

test('the session state takes the newsletter, push and net amount values from the response (B16, N1)', async () => {
  const subscribed = answers(readConfirmInit, { ...answer, newsletterSubscribed: true });
  const { storefront } = await openConfirmation({ api: [subscribed] });

  expect(storefront.session.state).toMatchObject({
    ...{ newsletterSubscribed: true, showPushNotification: false, netAmount: 25.98 },
  });
});

test('the main heading has the focus, so that screen readers announce it', async () => {
  const page = await openConfirmation();

  expect(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the order is reported once, and then the base data of the visitor is requested (N1, N3)', async () => {
  const { storefront, placed, reported } = await openConfirmation();

  await storefront.storeOf(createConfirmStore).load();

  expect(placed).toEqual(['SK 2611 0482']);
  expect(reported).toEqual([{ fact: 'order-confirmed', orderId: 'SK 2611 0482', tags: {} }]);
  expect(storefront.sent.slice(0, 2).map(({ path }) => path)).toEqual(['/checkout/confirm-init', '/base/init']);
});

test('the confirmation is requested once, and again only after a cart change (N1)', async () => {
  const storefront = createTestStorefront({ api: [confirmation, visitor] });
  const store = createConfirmStore(storefront);
  const asked = () => storefront.sent.filter(({ path }) => path === '/checkout/confirm-init').length;

  await Promise.all([store.load(), store.load()]);
  await store.load();
  expect(asked()).toBe(1);

  storefront.events.emit('cart.changed', { cartItemsCount: 0 });
  await store.load();
  expect(asked()).toBe(2);
});

test('without an order, the page shows a message and a link to the shop', async () => {
  const page = await openConfirmation({ api: [refuses(readConfirmInit, { code: 'not-found', status: 404 })] });

  expect(page.getByRole('heading', { name: 'Nemáme tu žiadnu objednávku' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Pokračovať v nákupe' })).toHaveAttribute('href', '/');
});

test('a request without a response can be retried on the page', async () => {
  const page = await openConfirmation({ api: [unreachable(readConfirmInit)] });
  page.storefront.prepare(confirmation);

  await page.user.click(page.getByRole('button', { name: 'Skúsiť znova' }));

  expect(await page.findByText('SK 2611 0482')).toBeVisible();
});

test.each([[true], [false]])(
  'the account offer is shown only if the guest can register: %s (R21)',
  async (canRegister) => {
    const page = await openConfirmation({ api: [answers(readConfirmInit, { ...answer, canRegister })] });

    expect(page.queryAllByRole('heading', { name: 'Založte si účet jedným krokom' })).toHaveLength(canRegister ? 1 : 0);
  },
);

test('an order whose response was lost is requested by its idempotency key (M3, N1)', async () => {
  const { storefront } = await openConfirmation({ api: [confirmation] }, '/confirm?intent=press-1');

  expect(storefront.sent[0]).toMatchObject({
    ...{ path: '/checkout/confirm-init', query: {}, payload: undefined },
    headers: { 'idempotency-key': 'press-1' },
  });
});

test('the placed order is found among several attempts without a response (M3, N1)', async () => {
  const missing = { success: false, code: 'not-placed', status: 404, messages: [], validation: {}, body: {} };
  const placedByFirst = {
    endpoint: readConfirmInit,
    answer: ({ headers }: { headers: Record<string, string> }) =>
      headers['idempotency-key'] === 'first'
        ? { status: 200, json: { success: true, body: answer } }
        : { status: 404, json: missing },
  };

  const page = await openConfirmation({ api: [placedByFirst] }, '/confirm?intent=second&intent=first');

  expect(page.getByText('SK 2611 0482')).toBeVisible();
});

test.each([
  ['is that of the last order', 'accepted', ''],
  ['names it while it waits for its payment', 'payment-pending', `?order=${order.id}`],
] as const)('the URL of an order found by its idempotency key %s (N1)', async (_, state, query) => {
  const found = answers(readConfirmInit, { ...answer, order: { ...order, state } });
  const status = answers(readPaymentStatus, {
    ...{ paymentStatus: 'pending', redirect: null, message: null, failure: null, payment: 'card', expiresAt: null },
  });
  await openConfirmation({ api: [found, status] }, '/confirm?intent=press-4');

  expect(location.pathname + location.search).toBe(`/confirm${query}`);
});

test('an invalid key in the URL is not sent as an idempotency key', async () => {
  const { storefront } = await openConfirmation({ api: [confirmation] }, '/confirm?intent=k%C4%BE%C3%BA%C4%8D');

  expect(storefront.sent[0]?.headers).not.toHaveProperty('idempotency-key');
});

test('an attempt that created no order shows a message and no older order', async () => {
  const page = await openConfirmation();
  page.storefront.prepare(refuses(readConfirmInit, { code: 'not-placed', status: 404 }));

  await act(() => enterConfirm(page.storefront, new URLSearchParams('intent=press-2')));

  expect(page.getByRole('heading', { name: 'Táto objednávka nevznikla' })).toBeVisible();
  expect(page.queryByText('SK 2611 0482')).not.toBeInTheDocument();
});
