import { readPaymentStatus, register } from '@odeta/contracts';
import { createTestStorefront, refuses, renderInStorefront, waitFor } from '@odeta/storefront/testing';
import { accepted, confirmation, ID, openOrder, order, pending, statusAnswer } from '../../testing/open-order.tsx';
import { messages } from '../messages/index.ts';
import ConfirmPage from './confirm.page.tsx';
import { enterConfirm } from './enter-confirm.ts';

const asked = (storefront: { sent: readonly { path: string }[] }) =>
  storefront.sent.filter(({ path }) => path === readPaymentStatus.path.replace('{orderId}', ID)).length;

test('an order opened by its link is requested by its id and not reported as placed (N1)', async () => {
  const { storefront, placed, open } = await openOrder(accepted);
  const { getByText } = await open();

  expect(storefront.sent[0]).toMatchObject({ path: '/checkout/confirm-init', query: { order: ID } });
  expect(getByText('PL 2611 0482')).toBeVisible();
  expect(placed).toEqual([]);
});

test('the printed page says when the order was placed and who sells (N1)', async () => {
  const seller = { name: 'Odeta Fashion', address: 'Prosta 51, 00-838 Warszawa', register: 'NIP 5272893416' };
  const { open } = await openOrder({ ...accepted, seller });
  const { getByText } = await open();

  expect(getByText(/^Złożone 20 listopada 2026/)).toBeInTheDocument();
  expect(getByText('Sprzedawca: Odeta Fashion, Prosta 51, 00-838 Warszawa, NIP 5272893416')).toBeInTheDocument();
});

test('markup in the delivery address is shown as text (N1)', async () => {
  const hostile = '<img src=x onerror="alert(1)">';
  const { open } = await openOrder({ ...accepted, firstName: hostile, shipTo: [hostile, `Mokotowska ${hostile}`] });

  const { container, getByText } = await open();

  expect(getByText(`Mokotowska ${hostile}`)).toBeVisible();
  expect(container.querySelector('[onerror]')).toBeNull();
});

test.each([
  ['link-unusable', 'unusable', 'Ten link nie otwiera żadnego zamówienia'],
  ['link-busy', 'busy', 'Nie udało się teraz otworzyć linku'],
])('an unusable order link (%s) shows its message and sends no request', async (_, why, title) => {
  const { default: confirm } = await messages.pl();
  const storefront = createTestStorefront({ country: 'pl', messages: { confirm } });
  await enterConfirm(storefront, new URLSearchParams(`order-link=${why}`));

  const { getByRole } = await renderInStorefront(<ConfirmPage />, { storefront });

  expect(getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(storefront.sent).toEqual([]);
});

test('a settled payment updates the page automatically, with a status message, and reports the order (N1)', async () => {
  const { storefront, placed, open } = await openOrder(pending);
  storefront.prepare(statusAnswer('success'));
  storefront.prepare(confirmation(accepted));

  const { findByText, getByRole } = await open();

  expect(await findByText('Zapłacono · Karta', { selector: '[role="status"]' })).toBeVisible();
  expect(getByRole('heading', { level: 1 })).toHaveTextContent('Dziękujemy, Anna.');
  expect(placed).toEqual(['PL 2611 0482']);
});

test('a hidden page sends no status request until it becomes visible again (M6)', async () => {
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

test('an order not paid in time cannot be paid any more and links to the cart', async () => {
  const { open } = await openOrder({ ...order, state: 'cancelled', payAgain: null }, { isOwn: true });
  const { queryByRole, getByRole } = await open();

  expect(getByRole('heading', { level: 1 })).toHaveTextContent('Czas na płatność minął.');
  expect(getByRole('link', { name: 'Wróć do koszyka' })).toHaveAttribute('href', '/cart');
  expect(queryByRole('button', { name: /Zapłać/ })).not.toBeInTheDocument();
  expect(queryByRole('link', { name: 'Do kalendarza' })).not.toBeInTheDocument();
});

test.each([
  ['does not get the newsletter is offered it', {}, 1],
  ['already gets the newsletter is not offered it', { newsletterSubscribed: true }, 0],
  ['has requested it with the order is not offered it', { newsletterAsked: true }, 0],
])('a customer who %s (N4)', async (_, known, offers) => {
  const { open } = await openOrder(accepted, known);
  const { queryAllByRole } = await open();

  expect(queryAllByRole('button', { name: 'Chcę nowości' })).toHaveLength(offers);
});

test('an account created on the page of an order link is requested with the id of the order (R21)', async () => {
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

test('an accepted order links to a calendar file of its delivery (N1)', async () => {
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

test('an order link from an e-mail shows a guest the status of each parcel (P5)', async () => {
  const { open } = await openOrder({ ...accepted, progress: 'sent', parcels: [{ ...parcel, pieces: [] }] });
  const { getByRole, queryByText } = await open();

  expect(getByRole('heading', { level: 1, name: 'Zamówienie jest w drodze.' })).toBeVisible();
  expect(getByRole('region', { name: 'Paczka 1: DPD 15004471209800' })).toHaveTextContent('Wysłan');
  expect(queryByText('Co dalej')).not.toBeInTheDocument();
});

test.each([
  ['in_progress', true],
  ['review', false],
] as const)('an order that is %s says to which address its confirmation goes: %s (P5)', async (progress, isSaid) => {
  const { open } = await openOrder({ ...accepted, progress });
  const { container } = await open();

  expect(container.textContent?.includes('Potwierdzenie wysyłamy')).toBe(isSaid);
});

test('an order cancelled after it was placed is shown as cancelled, not as unpaid (P5)', async () => {
  const { open } = await openOrder({ ...accepted, state: 'cancelled', progress: 'cancelled' }, { isOwn: true });
  const { getByRole, getByText } = await open();

  expect(getByRole('heading', { level: 1, name: 'Zamówienie zostało anulowane.' })).toBeVisible();
  expect(getByText(/Wpłatę zwracamy/)).toBeVisible();
  expect(getByRole('link', { name: 'Kontynuuj zakupy' })).toHaveAttribute('href', '/');
});
