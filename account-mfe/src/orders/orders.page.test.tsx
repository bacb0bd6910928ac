import { buyAgain, type Orders, readOrders, repeatedOrderPage } from '@odeta/contracts';
import { cartAnswerOf, cartItemOf } from '@odeta/contracts/testing';
import { answers, refuses, screen, within } from '@odeta/storefront/testing';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import { listedOrder } from '../../testing/orders.ts';
import * as page from './orders.page.tsx';

const ordersOf = (orders: Orders['orders'], more: Partial<Orders> = {}) =>
  answers(readOrders, {
    orders,
    counts: { all: orders.length, 'in-progress': 1, sent: 0, review: 1 },
    page: 1,
    pages: 1,
    ...more,
  });

const delivered = listedOrder({
  id: '6a3e6a0c-2f0e-4d57-9c1b-0b6f7a3f7c11',
  number: 'SK 2610 1270',
  placedAt: '2026-10-02T09:42:00Z',
  status: 'review',
  paid: true,
  deliveredAt: '2026-10-06T10:00:00Z',
  returnUntil: '2027-01-14',
  mayCancel: false,
});
const unpaid = listedOrder({ number: 'SK 2611 0531', payUntil: '2026-11-22T08:12:00Z', mayCancel: false });

test('orders are grouped by month, each with its next step (P4)', async () => {
  await openAccountPage(page, {
    url: '/my-account/orders',
    api: [ordersOf([unpaid, listedOrder({ id: '7' }), delivered])],
  });

  const [november, october] = screen.getAllByRole('region');
  expect(within(november as HTMLElement).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Zaplatiť SK 2611 0531' })).toHaveAttribute(
    'href',
    `/confirm?order=${unpaid.id}`,
  );
  expect(screen.getByRole('link', { name: 'Zrušiť objednávku SK 2611 0482' })).toHaveAttribute(
    'href',
    '/my-account/orders/7#cancel',
  );
  expect(within(october as HTMLElement).getByText(/Tovar prijmeme späť do 14\. 1\. 2027\./)).toBeVisible();
});

test('lists and periods are links, and the URL determines which orders are shown (P4)', async () => {
  const { sentTo } = await openAccountPage(page, {
    url: '/my-account/orders?list=review&period=12&page=2',
    api: [ordersOf([delivered], { page: 2, pages: 3 })],
  });

  expect(sentTo('/my-account/orders')[0]).toMatchObject({ query: { list: 'review', period: '12', page: '2' } });
  expect(screen.getByRole('link', { name: 'Na hodnotenie 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Spracúvame 1' })).toHaveAttribute(
    'href',
    '/my-account/orders?list=in-progress&period=12',
  );
  expect(screen.getByRole('link', { name: 'Staršie' })).toHaveAttribute(
    'href',
    '/my-account/orders?list=review&period=12&page=3',
  );
});

test('a period without orders shows a link to all orders (P4)', async () => {
  await openAccountPage(page, { url: '/my-account/orders', api: [ordersOf([])] });

  expect(screen.getByRole('link', { name: 'Zobraziť všetky' })).toHaveAttribute(
    'href',
    '/my-account/orders?period=all',
  );
});

test('an order is bought again with one click, and missing products are shown (P5)', async () => {
  const bought = { ...cartAnswerOf([cartItemOf()]), missing: ['Šaty midi'] };
  const { user, storefront } = await openAccountPage(page, {
    url: '/my-account/orders',
    api: [ordersOf([delivered]), answers(buyAgain, bought)],
  });
  const changed = jest.fn();
  storefront.events.on('cart.changed', changed);

  await user.click(screen.getByRole('button', { name: 'Vložiť znova do košíka SK 2610 1270' }));

  expect(await screen.findByText(/Chýba: Šaty midi\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Do košíka' })).toHaveAttribute('href', '/cart');
  expect(changed).toHaveBeenCalledWith({ cartItemsCount: 1 });
});

test('repeating an order with a missing product stops, shows the product and links to the checkout (P5, J2)', async () => {
  const bought = { ...cartAnswerOf([cartItemOf()]), missing: ['Šaty midi'] };
  const { user } = await openAccountPage(page, {
    url: '/my-account/orders',
    api: [ordersOf([delivered]), answers(buyAgain, bought)],
  });

  await user.click(screen.getByRole('button', { name: 'Objednať ako naposledy SK 2610 1270' }));

  expect(await screen.findByText(/Chýba: Šaty midi\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Objednať ako naposledy' })).toHaveAttribute('href', repeatedOrderPage);
});

test('ordering as last time after buying again does not add the products to the cart twice (P5, J2)', async () => {
  const send = jest.fn(() => ({ ...cartAnswerOf([cartItemOf()]), missing: ['Šaty midi'] }));
  const { user } = await openAccountPage(page, {
    url: '/my-account/orders',
    api: [ordersOf([delivered]), answers(buyAgain, send)],
  });

  await user.click(screen.getByRole('button', { name: 'Vložiť znova do košíka SK 2610 1270' }));
  await screen.findByText(/Chýba: Šaty midi\./);
  await user.click(screen.getByRole('button', { name: 'Objednať ako naposledy SK 2610 1270' }));

  expect(screen.getByText(/Chýba: Šaty midi\./)).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});

test('sold-out products are not bought again, and the page shows why (P5)', async () => {
  const { user } = await openAccountPage(page, {
    url: '/my-account/orders',
    api: [
      ordersOf([delivered]),
      refuses(buyAgain, {
        code: 'sold-out',
        status: 409,
        messages: [{ type: 'error', message: 'Tovar je vypredaný.', autoclose: false, closable: false }],
      }),
    ],
  });

  await user.click(screen.getByRole('button', { name: 'Vložiť znova do košíka SK 2610 1270' }));

  expect(await screen.findByText('Tovar je vypredaný.')).toBeVisible();
});

test('a delivered order links to its reviews until they are written (P4, P11)', async () => {
  const asked = { ...delivered, toReview: 2 };
  const reviewed = listedOrder({ ...delivered, id: '9', number: 'SK 2609 0311' });
  await openAccountPage(page, { url: '/my-account/orders', api: [ordersOf([asked, reviewed])] });

  expect(screen.getByRole('link', { name: 'Napísať hodnotenie SK 2610 1270' })).toHaveAttribute(
    'href',
    `/my-account/orders/${asked.id}`,
  );
  expect(screen.queryByRole('link', { name: 'Napísať hodnotenie SK 2609 0311' })).not.toBeInTheDocument();
  expect(screen.getByText('Doručená')).toBeVisible();
});
