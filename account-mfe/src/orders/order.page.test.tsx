import { cancelOrder, readOrder } from '@odeta/contracts';
import { answers, refuses, screen, within } from '@odeta/storefront/testing';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import { orderDetail } from '../../testing/orders.ts';
import * as page from './order.page.tsx';

const open = (order: Parameters<typeof orderDetail>[0], ...more: ReturnType<typeof refuses>[]) =>
  openAccountPage(page, {
    url: `/my-account/orders/${orderDetail().id}`,
    params: { orderId: orderDetail().id },
    api: [answers(readOrder, { order: orderDetail(order) }), ...more],
  });

const parcel = {
  state: 'sent',
  carrier: 'DPD',
  trackingNumber: '15004471209800',
  trackingUrl: 'https://tracking.example/1',
  packedAt: '2026-11-23T06:00:00Z',
  sentAt: '2026-11-23T07:10:00Z',
  expectedOn: '2026-11-24',
  deliveredAt: null,
  pieces: [{ lineId: '1', quantity: 1 }],
} as const;

test('each parcel shows its status and items; items not in a parcel yet are listed after them (P5)', async () => {
  await open({ status: 'subsequent', mayCancel: false, parcels: [{ ...parcel, pieces: [...parcel.pieces] }] });

  const first = screen.getByRole('region', { name: 'Balík 1 z 2' });
  const second = screen.getByRole('region', { name: 'Balík 2 z 2' });
  expect(within(first).getByText('Na ceste, DPD 15004471209800')).toBeVisible();
  expect(within(first).getByRole('link', { name: /Sledovať u dopravcu/ })).toHaveAttribute('href', parcel.trackingUrl);
  expect(within(first).getByText('Odoslaná').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(within(second).getByText('Pruhované tričko')).toBeVisible();
  expect(within(second).queryByText('Šaty midi')).not.toBeInTheDocument();
});

test('an order to be delivered in two parcels shows each parcel with its delivery day (I6, P5)', async () => {
  const items = orderDetail().items.map((item, index) => ({ ...item, later: index > 0 }));
  await open({ status: 'in_progress', laterArrivesOn: '2026-12-21', items });

  const first = screen.getByRole('region', { name: 'Balík 1 z 2' });
  const second = screen.getByRole('region', { name: 'Balík 2 z 2' });
  expect(within(first).getByText('utorok 24. 11.')).toBeVisible();
  expect(within(second).getByText('pondelok 21. 12.')).toBeVisible();
  expect(within(second).getByText('Pruhované tričko')).toBeVisible();
  expect(screen.getByText(/utorok 24\. 11\. a pondelok 21\. 12\./)).toBeVisible();
});

test('an order shows the delivery address, the payment, and the return and withdrawal deadlines (P5, P6)', async () => {
  await open({
    status: 'review',
    paid: true,
    returnUntil: '2027-03-04',
    withdrawUntil: '2026-12-08',
    mayCancel: false,
  });

  expect(screen.getByRole('heading', { level: 1, name: 'Objednávka SK\u00a02611\u00a00482' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Doručenie' })).getByText('Šancová 48')).toBeVisible();
  expect(within(screen.getByRole('complementary')).getByText('Zaplatené')).toBeVisible();
  expect(screen.getByText(/do 4\. 3\. 2027\..*do 8\. 12\. 2026\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Odstúpiť od zmluvy tu' })).toHaveAttribute('href', '/pomoc/odstupenie');
  expect(screen.queryByRole('region', { name: 'Zrušiť objednávku' })).not.toBeInTheDocument();
});

test('cancelling an order takes two clicks, and the order is then shown as cancelled (P5)', async () => {
  const cancelled = orderDetail({ status: 'cancelled', cancelledAt: '2026-11-21T10:00:00Z', mayCancel: false });
  const { user, sentTo } = await open({}, answers(cancelOrder, { order: cancelled }));

  await user.click(screen.getByRole('button', { name: 'Zrušiť objednávku' }));
  const path = `/my-account/orders/${cancelled.id}/cancel`;
  expect(sentTo(path)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Áno, zrušiť' }));

  expect(await screen.findByText('Zrušená 21. 11. 2026.')).toBeVisible();
  expect(sentTo(path)).toHaveLength(1);
});

test('an order packed in the meantime is not cancelled, and the page shows why (P5)', async () => {
  const { user } = await open(
    {},
    refuses(cancelOrder, {
      code: 'order-packed',
      status: 409,
      messages: [{ type: 'error', message: 'Už je zabalená.', autoclose: false, closable: false }],
    }),
  );

  await user.click(screen.getByRole('button', { name: 'Zrušiť objednávku' }));
  await user.click(screen.getByRole('button', { name: 'Áno, zrušiť' }));

  expect(await screen.findByText('Už je zabalená.')).toBeVisible();
});

test('refunds are shown with their amounts and how far they are: sent only when the bank has sent them (P5)', async () => {
  await open({
    paid: true,
    reducedBy: 20,
    onVouchers: 15,
    refunds: [
      { amount: 12.99, doneAt: '2026-11-25T10:00:00Z', state: 'sent' },
      { amount: 7.01, doneAt: null, state: 'requested' },
      { amount: 3, doneAt: null, state: 'accepted' },
      { amount: 4, doneAt: null, state: 'failed' },
    ],
  });

  expect(screen.getByText('12,99 € sme vrátili 25. 11. 2026.')).toBeVisible();
  expect(screen.getByText(/^7,01 € vraciame/)).toBeVisible();
  expect(screen.getByText(/^Banka prijala príkaz vrátiť 3,00 €/)).toBeVisible();
  expect(screen.getByText(/^4,00 € banka zatiaľ nevrátila/)).toBeVisible();
  expect(screen.getByText('15,00 € je späť na poukaze, ktorým ste platili.')).toBeVisible();
});

test('an order that is not in the account shows a message and a link to all orders (P5)', async () => {
  await openAccountPage(page, {
    params: { orderId: 'none' },
    api: [refuses(readOrder, { code: 'not-found', status: 404 })],
  });

  expect(screen.getByText('Takúto objednávku vo vašom účte nemáme.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Všetky objednávky' })).toHaveAttribute('href', '/my-account/orders');
});

test('the invoice of an order and its corrections are linked as PDF files (P5)', async () => {
  const url = (name: string) => `/api/my-account/orders/${orderDetail().id}/invoices/${name}.pdf`;
  const issuedAt = '2026-11-23T08:00:00Z';
  await open({
    invoices: [
      { kind: 'invoice', number: 'FA-2026-000042', issuedAt, url: url('a') },
      { kind: 'correction', number: 'OD-2026-000007', issuedAt, url: url('b') },
    ],
  });

  expect(screen.getByRole('link', { name: 'Faktúra FA-2026-000042 (PDF)' })).toHaveAttribute('href', url('a'));
  expect(screen.getByRole('link', { name: 'Opravná faktúra OD-2026-000007 (PDF)' })).toHaveAttribute('href', url('b'));
});

test('a delivered item links to the review form, and to the review once it is written (P11)', async () => {
  const { items } = orderDetail();
  const reviews = ['open', 'written'] as const;
  await open({
    status: 'review',
    items: items.map((item, index) => ({ ...item, review: reviews[index] ?? null })),
    parcels: [{ ...parcel, state: 'delivered', pieces: items.map(({ lineId, quantity }) => ({ lineId, quantity })) }],
  });

  expect(screen.getByRole('link', { name: 'Napísať hodnotenie Šaty midi' })).toHaveAttribute(
    'href',
    '/my-account/reviews/write?line=1',
  );
  expect(screen.getByRole('link', { name: 'Vaše hodnotenie Pruhované tričko' })).toHaveAttribute(
    'href',
    '/my-account/reviews',
  );
});
