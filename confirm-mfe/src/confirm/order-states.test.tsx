import {
  type PlacedOrder,
  readBaseInit,
  readConfirmInit,
  readPaymentStatus,
  retryPayment,
  writeLog,
} from '@odeta/contracts';
import { baseInitOf, cartItemOf, summaryOf } from '@odeta/contracts/testing';
import { act, answers, createTestStorefront, refuses, renderInStorefront } from '@odeta/storefront/testing';
import { messages } from '../messages/index.ts';
import { ConfirmPage } from './confirm.page.tsx';
import { enterConfirm } from './enter-confirm.ts';

const ID = '7f1c1d9e-8c57-4d52-9a0e-0b6f7a3f7c11';
const order: PlacedOrder = {
  id: ID,
  number: 'PL 2611 0482',
  placedAt: '2026-11-20T09:42:00.000Z',
  firstName: 'Anna',
  state: 'payment-failed',
  paid: false,
  failure: 'Bank odrzucił płatność.',
  payAgain: {
    methods: [
      { key: 'card', name: 'Karta' },
      { key: 'blik', name: 'BLIK' },
    ],
    until: '2026-11-20T10:42:00.000Z',
  },
  payment: { key: 'card', name: 'Karta' },
  shipping: { key: 'courier', name: 'Kurier', arrivesOn: '2026-11-24' },
  shipTo: ['Anna Lis'],
  point: null,
  items: [cartItemOf()],
  summary: summaryOf({ total: 31.17 }),
};
const pending: PlacedOrder = { ...order, state: 'payment-pending', failure: null };
const accepted: PlacedOrder = { ...order, state: 'accepted', paid: true, failure: null, payAgain: null };
const confirmation = (shown: PlacedOrder, parts = {}) =>
  answers(readConfirmInit, {
    ...{
      email: 'anna@example.pl',
      hurraTagManager: {},
      newsletterSubscribed: false,
      newsletterAsked: false,
      showPushNotification: false,
    },
    ...{ net_amount: 25.98, order: shown, isOwn: false, canRegister: false, ...parts },
  });
const statusAnswer = (paymentStatus: 'pending' | 'success') =>
  answers(readPaymentStatus, {
    ...{ paymentStatus, redirect: null, message: null, failure: null, payment: 'card', expiresAt: null },
  });

async function openOrder(shown: PlacedOrder, parts = {}) {
  const { default: confirm } = await messages.pl();
  const storefront = createTestStorefront({
    country: 'pl',
    messages: { confirm },
    api: [answers(readBaseInit, baseInitOf()), answers(writeLog, {}), confirmation(shown, parts)],
  });
  const placed: string[] = [];
  storefront.events.on('order.placed', ({ orderNumber }) => placed.push(orderNumber));
  await enterConfirm(storefront, new URLSearchParams(`order=${ID}`));
  storefront.prepare(statusAnswer('pending'));
  const url = `/confirm?order=${ID}`;
  const open = () => act(() => renderInStorefront(<ConfirmPage />, { storefront, url }));
  return { storefront, placed, open };
}

const asked = (storefront: { sent: readonly { path: string }[] }) =>
  storefront.sent.filter(({ path }) => path === readPaymentStatus.path.replace('{orderId}', ID)).length;

test('an order that was opened by its link is asked for by its id, and announces nothing (N1)', async () => {
  const { storefront, placed, open } = await openOrder(accepted);
  const { getByText } = await open();

  expect(storefront.sent[0]).toMatchObject({ path: '/checkout/confirm-init', query: { order: ID } });
  expect(getByText('PL 2611 0482')).toBeVisible();
  expect(placed).toEqual([]);
});

test.each([
  ['link-unusable', 'unusable', 'Ten link nie otwiera żadnego zamówienia'],
  ['link-busy', 'busy', 'Nie udało się teraz otworzyć linku'],
])('a link that leads to no order (%s) says what to do, and asks the server for nothing', async (_, why, title) => {
  const { default: confirm } = await messages.pl();
  const storefront = createTestStorefront({ country: 'pl', messages: { confirm } });
  await enterConfirm(storefront, new URLSearchParams(`order-link=${why}`));

  const { getByRole } = await renderInStorefront(<ConfirmPage />, { storefront });

  expect(getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(storefront.sent).toEqual([]);
});

test('one whose payment failed reads why and until when he can pay, and pays on the bank’s page (M8)', async () => {
  const { storefront, open } = await openOrder(order);
  const { findByRole, getByText, user } = await open();
  expect(getByText('Bank odrzucił płatność.')).toBeVisible();
  expect(getByText(/20 listopada 2026 11:42/)).toBeVisible();
  storefront.prepare(refuses(retryPayment, { code: 'payment-unavailable', status: 503 }));

  await user.click(await findByRole('button', { name: /Zapłać 31,17/ }));

  expect(storefront.sent.at(-1)).toMatchObject({
    path: `/checkout/order/${ID}/payment`,
    payload: { payment: 'card', blikCode: '' },
  });
  expect(await findByRole('alert')).not.toBeEmptyDOMElement();
});

test('a code is asked for before anything is sent, and its payment is waited for on the page (M8, R6)', async () => {
  const { storefront, open } = await openOrder(order);
  const { findByRole, getByLabelText, findByText, user } = await open();
  await user.click(await findByRole('radio', { name: /BLIK/ }));

  await user.click(await findByRole('button', { name: /Zapłać/ }));
  expect(getByLabelText('Kod BLIK')).toHaveFocus();
  expect(getByLabelText('Kod BLIK')).toHaveAccessibleDescription(/Wpisz 6 cyfr/);
  expect(storefront.sent.some(({ path }) => path.endsWith('/payment'))).toBe(false);

  const answer = { redirect: null, listener: 'x', checker: 'x', payment: null, hurraTagManager: {} };
  storefront.prepare(answers(retryPayment, answer));
  storefront.prepare(confirmation(pending));
  await user.type(getByLabelText('Kod BLIK'), '777 123');
  await user.click(await findByRole('button', { name: /Zapłać/ }));

  expect(await findByText('Czekamy na płatność')).toBeVisible();
  expect(storefront.sent.find(({ path }) => path.endsWith('/payment'))?.payload).toMatchObject({ blikCode: '777123' });
});

test('a payment that is settled changes the page by itself, in words that are read out, and announces the order (N1)', async () => {
  const { storefront, placed, open } = await openOrder(pending);
  storefront.prepare(statusAnswer('success'));
  storefront.prepare(confirmation(accepted));

  const { findByText, getByRole } = await open();

  expect(await findByText('Zapłacono · Karta', { selector: '[role="status"]' })).toBeVisible();
  expect(getByRole('heading', { level: 1 })).toHaveTextContent('Dziękujemy, Anna.');
  expect(placed).toEqual(['PL 2611 0482']);
});

test('a page that nobody sees asks nothing; who comes back to it learns at once (M6)', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { storefront, open } = await openOrder(pending);
  const { findByText } = await open();
  expect(asked(storefront)).toBe(0);

  hidden.mockReturnValue(false);
  storefront.prepare(statusAnswer('success'));
  storefront.prepare(confirmation(accepted));
  document.dispatchEvent(new Event('visibilitychange'));

  expect(await findByText('Zapłacono · Karta', { selector: '[role="status"]' })).toBeVisible();
  expect(asked(storefront)).toBe(1);
  hidden.mockRestore();
});

test('an order that nobody paid in time cannot be paid, and its buyer finds his cart', async () => {
  const { open } = await openOrder({ ...order, state: 'cancelled', payAgain: null }, { isOwn: true });
  const { queryByRole, getByRole } = await open();

  expect(getByRole('heading', { level: 1 })).toHaveTextContent('Czas na płatność minął.');
  expect(getByRole('link', { name: 'Wróć do koszyka' })).toHaveAttribute('href', '/cart');
  expect(queryByRole('button', { name: /Zapłać/ })).not.toBeInTheDocument();
});

test.each([
  ['does not get the newsletter is offered it', {}, 1],
  ['gets the newsletter is offered none', { newsletterSubscribed: true }, 0],
  ['has asked for it with the order is offered none', { newsletterAsked: true }, 0],
])('who %s (N4)', async (_, known, offers) => {
  const { open } = await openOrder(accepted, known);
  const { queryAllByRole } = await open();

  expect(queryAllByRole('button', { name: 'Chcę nowości' })).toHaveLength(offers);
});

test('the day of delivery of an accepted order can be taken into a calendar (N1)', async () => {
  const { open } = await openOrder(accepted);
  const { getByRole } = await open();

  const link = getByRole('link', { name: 'Do kalendarza' });
  expect(link).toHaveAttribute('href', `/api/checkout/order/${ID}/delivery.ics`);
});
