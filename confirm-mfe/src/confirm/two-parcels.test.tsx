import { cartItemOf } from '@odeta/contracts/testing';
import { accepted, openOrder } from '../../testing/open-order.tsx';

test('an order in two parcels shows the delivery day and the items of each parcel (I6, N1)', async () => {
  const items = [
    { ...cartItemOf({ name: 'Sukienka' }), later: false },
    { ...cartItemOf({ id: '9', name: 'Poduszka' }), later: true },
  ];
  const shipping = { ...accepted.shipping, laterArrivesOn: '2026-12-21' };
  const { open } = await openOrder({ ...accepted, paid: false, items, shipping });

  const page = await open();

  expect(page.getByRole('list', { name: 'Pierwsza paczka: wtorek, 24\u00a0listopada' })).toHaveTextContent('Sukienka');
  expect(page.getByRole('list', { name: 'Druga paczka: poniedziałek, 21\u00a0grudnia' })).toHaveTextContent('Poduszka');
  expect(page.getAllByRole('heading', { name: /^Paczka \d$/ })).toHaveLength(2);
  expect(page.getByText(/przy każdej paczce za to, co w niej jest/)).toBeVisible();
});
