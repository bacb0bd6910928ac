import { readPaymentStatus, register } from '@odeta/contracts';
import { createTestStorefront, refuses, renderInStorefront, waitFor } from '@odeta/storefront/testing';
import { accepted, confirmation, ID, openOrder, order, pending, statusAnswer } from '../../testing/open-order.tsx';
import { messages } from '../messages/index.ts';
import { ConfirmPage } from './confirm.page.tsx';
import { enterConfirm } from './enter-confirm.ts';

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
  expect(queryByRole('link', { name: 'Do kalendarza' })).not.toBeInTheDocument();
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

test('whoever opened an order by its link makes the account of its buyer (R21)', async () => {
  const { storefront, open } = await openOrder(accepted, { canRegister: true });
  const { findByRole, findByLabelText, user } = await open();
  storefront.prepare(refuses(register, { code: 'not-found', status: 404 }));

  await user.click(await findByRole('button', { name: 'Załóż konto' }));
  await user.type(await findByLabelText('Hasło'), 'Odeta-2026');
  await user.click(await findByRole('checkbox'));
  await user.click(await findByRole('button', { name: 'Utwórz konto' }));

  await waitFor(() =>
    expect(storefront.sent.find(({ path }) => path === register.path)?.payload).toMatchObject({ order: ID }),
  );
});

test('the day of delivery of an accepted order can be taken into a calendar (N1)', async () => {
  const { open } = await openOrder(accepted);
  const { getByRole } = await open();

  const link = getByRole('link', { name: 'Do kalendarza' });
  expect(link).toHaveAttribute('href', `/api/checkout/order/${ID}/delivery.ics`);
});

const parcel = {
  ...{ state: 'sent' as const, carrier: 'DPD', trackingNumber: '15004471209800', trackingUrl: null },
  ...{ packedAt: '2026-11-23T06:00:00Z', sentAt: '2026-11-23T07:10:00Z', expectedOn: '2026-11-24', deliveredAt: null },
  pieces: [],
} as const;

test('the link of an e-mail shows a guest where each parcel of his order is (P5)', async () => {
  const { open } = await openOrder({ ...accepted, progress: 'sent', parcels: [{ ...parcel, pieces: [] }] });
  const { getByRole, queryByText } = await open();

  expect(getByRole('heading', { level: 1, name: 'Zamówienie jest w drodze.' })).toBeVisible();
  expect(getByRole('region', { name: 'Paczka 1: DPD 15004471209800' })).toHaveTextContent('Wysłan');
  expect(queryByText('Co dalej')).not.toBeInTheDocument();
});

test('a guest whose order was delivered is led to its return (P6)', async () => {
  const { open } = await openOrder({ ...accepted, progress: 'review' });
  const { getByRole } = await open();

  const link = getByRole('link', { name: 'Zwróć lub zareklamuj' });
  expect(link).toHaveAttribute('href', `/my-account/orders/${ID}/return`);
});

test('an order that was cancelled after it was placed is not said to be unpaid (P5)', async () => {
  const { open } = await openOrder({ ...accepted, state: 'cancelled', progress: 'cancelled' }, { isOwn: true });
  const { getByRole, getByText } = await open();

  expect(getByRole('heading', { level: 1, name: 'Zamówienie jest anulowane.' })).toBeVisible();
  expect(getByText(/Wpłatę zwracamy/)).toBeVisible();
  expect(getByRole('link', { name: 'Kontynuuj zakupy' })).toHaveAttribute('href', '/');
});
