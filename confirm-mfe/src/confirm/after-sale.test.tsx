import { cancelOrder, type OrderDetail } from '@odeta/contracts';
import { answers, refuses, screen, within } from '@odeta/storefront/testing';
import { accepted, confirmation, ID, nothing, openOrder } from '../../testing/open-order.tsx';

const cancelled: OrderDetail = {
  ...{
    id: ID,
    number: accepted.number,
    placedAt: accepted.placedAt,
    status: 'cancelled',
    payUntil: null,
    total: 31.17,
  },
  ...{ reducedBy: 31.17, paid: true, shippingName: 'Kurier', arrivesOn: '2026-11-24', laterArrivesOn: null },
  ...{ deliveredAt: null, returnUntil: null, cancelledAt: accepted.placedAt, soldOutPieces: 0, mayCancel: false },
  ...{
    toReview: 0,
    payment: accepted.payment,
    shipTo: [],
    courierNote: '',
    billTo: [],
    point: null,
    items: [],
    parcels: [],
  },
  ...{
    summary: accepted.summary,
    refunds: [],
    onVouchers: 0,
    clubFeeKept: 0,
    invoices: [],
    withdrawUntil: null,
    withdrawalUrl: '',
    claimsUrl: '',
  },
  afterSale: { ...nothing, refunds: [{ amount: 31.17, doneAt: null, state: 'requested' }] },
};
const box = async () => screen.findByRole('region', { name: 'Co możesz zrobić z zamówieniem' });
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

async function open(parts: Partial<typeof nothing>, order = accepted) {
  const page = await openOrder(order, {}, { ...nothing, ...parts });
  return { ...page, ...(await page.open()) };
}

test('a voucher that the shop gave is shown with its last day, without its code (P6)', async () => {
  await open({ vouchers: [{ amount: 5.5, until: '2027-11-21' }] });

  expect(plain(await box())).toContain('Masz od nas bon na 5,50 zł, ważny do 21.11.2027. Kod wysłaliśmy e-mailem.');
});

test('a guest cancels an order that is not packed after a second press, and sees it cancelled (P5)', async () => {
  const { storefront, user } = await open({ mayCancel: true });
  await user.click(within(await box()).getByRole('button', { name: 'Anuluj zamówienie' }));
  expect(screen.getByRole('button', { name: 'Zostaw zamówienie' })).toHaveFocus();

  storefront.prepare(answers(cancelOrder, { order: cancelled }));
  storefront.prepare(confirmation({ ...accepted, state: 'cancelled', progress: 'cancelled' }));
  await user.click(screen.getByRole('button', { name: 'Tak, anuluj' }));

  expect(plain(await screen.findByText(/Zwracamy 31,17/))).toContain('Zwracamy 31,17 zł');
  expect(screen.queryByRole('button', { name: 'Anuluj zamówienie' })).not.toBeInTheDocument();
});

test('a guest whose order was packed meanwhile sees a message, and can still withdraw (P5, P6)', async () => {
  const { storefront, user } = await open({ mayCancel: true, withdrawal: { until: null } });
  storefront.prepare(
    refuses(cancelOrder, {
      code: 'order-packed',
      status: 409,
      messages: [{ type: 'error', message: 'Już spakowane', autoclose: true, closable: true }],
    }),
  );
  await user.click(within(await box()).getByRole('button', { name: 'Anuluj zamówienie' }));
  await user.click(screen.getByRole('button', { name: 'Tak, anuluj' }));

  expect(await screen.findByText('Już spakowane')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Odstąp od umowy' })).toBeVisible();
});

test('a guest finds withdrawal, return and complaint with their last days, and the state of returns and refunds (P5, P6)', async () => {
  await open({
    withdrawal: { until: '2026-12-05' },
    withdrawalUrl: `/pomoc/odstapienie/?order=${ID}`,
    kinds: [
      { kind: 'declaration', until: '2027-03-01' },
      { kind: 'complaint', until: '2028-11-21' },
    ],
    returns: [{ id: ID, number: 'V 2611 0017', kind: 'complaint', status: 'registered' }],
    refunds: [{ amount: 12, doneAt: '2026-11-25T10:00:00.000Z', state: 'sent' }],
  });
  const shown = await box();

  expect(within(shown).getByRole('link', { name: 'Odstąp od umowy' })).toHaveAttribute(
    'href',
    expect.stringContaining(ID),
  );
  expect(within(shown).getByRole('link', { name: 'Zwróć lub zareklamuj' })).toHaveAttribute(
    'href',
    `/my-account/orders/${ID}/return`,
  );
  expect(within(shown).getByRole('link', { name: /Reklamacja/ })).toHaveAttribute('href', `/my-account/returns/${ID}`);
  expect(plain(shown)).toMatch(/do 5\.12\.2026.*zwrot do 1\.03\.2027 · reklamacja do 21\.11\.2028/);
  expect(plain(shown)).toMatch(/Zwróciliśmy 12,00 zł dnia 25\.11\.2026.*sprawdzamy/);
});

test('an order with which nothing can be done shows no box, and the page works without an answer (P5)', async () => {
  const { unmount } = await open({});
  expect(screen.queryByText('Co możesz zrobić z zamówieniem')).not.toBeInTheDocument();
  unmount();

  const page = await openOrder(accepted, {}, null);
  await page.open();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});
