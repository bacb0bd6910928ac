import { logOut, type Orders, readAccount, readBenefits, readOrder, readOrders } from '@odeta/contracts';
import { act, answers, refuses, screen, unreachable, within } from '@odeta/storefront/testing';
import { benefits, club } from '../../testing/benefits.ts';
import { jana, openAccountPage } from '../../testing/open-account-page.tsx';
import { listedOrder, orderDetail } from '../../testing/orders.ts';
import * as page from './overview.page.tsx';

const ordersOf = (...orders: Orders['orders']) =>
  answers(readOrders, ({ list }) => {
    const listed = orders.filter(({ status }) => list === 'all' || status === list);
    return { orders: listed, counts: { all: listed.length, 'in-progress': 0, sent: 0, review: 0 }, page: 1, pages: 1 };
  });
const open = ({ api = [], ...more }: Parameters<typeof openAccountPage>[1] = {}) =>
  openAccountPage(page, { ...more, api: [ordersOf(), answers(readBenefits, benefits), ...api] });
const guest = refuses(readAccount, { code: 'log-in-required', status: 401 });

test('the account greets the customer and shows the customer number (P1)', async () => {
  await open();

  expect(screen.getByRole('heading', { level: 1, name: 'Dobrý deň, Jana' })).toBeVisible();
  expect(screen.getByText('Zákaznícke číslo 20000001')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prehľad' })).toHaveAttribute('aria-current', 'page');
});

test('the overview shows the expiry date of the club, the savings of this year and the renewal date (P3)', async () => {
  await open();

  const panel = within(screen.getByRole('region', { name: 'Klub ODETA' }));
  expect(panel.getByText(/^Členstvo platí do 14\. 3\. 2027\. Tento rok ste ušetrili 34,20\s€\.$/)).toBeVisible();
  expect(panel.getByRole('link', { name: /^Obnoviť od 12\.\s2\.\s2027$/ })).toHaveAttribute(
    'href',
    '/my-account/codes',
  );
});

test('the overview lists the usable codes, and copying a code is announced (P2)', async () => {
  const { user } = await open();
  const panel = within(screen.getByRole('region', { name: 'Zľavové kódy a poukazy' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(1);
  expect(panel.getByText('Zľava 10 %')).toBeVisible();
  expect(panel.getByText(/^od 40,00\s€, ešte 6 dní$/)).toBeVisible();
  expect(panel.getByText('1 poukaz so zostatkom')).toBeVisible();

  await user.click(panel.getByRole('button', { name: 'Skopírovať kód ZIMA10' }));

  expect(await globalThis.navigator.clipboard.readText()).toBe('ZIMA10');
  expect(panel.getByRole('status')).toHaveTextContent('Skopírované');
});

test('a customer without codes and membership sees how to get both (P2, P3)', async () => {
  const nobody = { state: 'none', since: null, until: null, daysLeft: null, renewableFrom: null, saved: 0 } as const;
  const none = { club: { ...club, ...nobody, canJoin: true }, codes: [], vouchers: [] };
  await open({ api: [answers(readBenefits, none)] });

  expect(screen.getByText('Teraz nemáte žiadny kód.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pridať kód alebo poukaz' })).toHaveAttribute('href', '/my-account/codes');
  expect(screen.getByText('Členstvo pridáte v pokladni, k ďalšej objednávke.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vstúpiť do klubu' })).toHaveAttribute('href', '/my-account/codes');
});

test('the overview shows the parcel in transit, the last four orders and a link to all orders (P1, P4, P5)', async () => {
  const sent = listedOrder({ status: 'sent', mayCancel: false });
  const older = ['1', '2', '3', '4'].map((id) => listedOrder({ id, number: `SK 2610 000${id}`, status: 'review' }));
  const parcel = {
    ...{ carrier: 'Packeta', trackingNumber: 'Z1', trackingUrl: null, packedAt: '2026-11-22T08:00:00Z', pieces: [] },
    ...{ state: 'sent' as const, sentAt: '2026-11-23T07:10:00Z', expectedOn: '2026-11-25', deliveredAt: null },
  };
  const order = orderDetail({ status: 'sent', parcels: [parcel] });
  await open({ api: [ordersOf(sent, ...older), answers(readOrder, { order })] });

  const panel = within(screen.getByRole('region', { name: 'Balík je na ceste' }));
  expect(panel.getByText(/^Kuriér, .*25\. 11\./)).toBeVisible();
  expect(panel.getByText('Odoslaná').closest('li')).toHaveAttribute('aria-current', 'step');
  const last = within(screen.getByRole('region', { name: 'Posledné objednávky' }));
  expect(last.getAllByRole('listitem')).toHaveLength(4);
  expect(last.getByRole('link', { name: sent.number })).toHaveAttribute('href', `/my-account/orders/${sent.id}`);
  expect(last.getByRole('link', { name: /^Všetky/ })).toHaveAttribute('href', '/my-account/orders?period=all');
});

test('a customer without orders sees a message and a link to the shop (P1)', async () => {
  await open();

  expect(screen.queryByText('Balík je na ceste')).not.toBeInTheDocument();
  expect(screen.getByText('Zatiaľ ste nič neobjednali')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Do obchodu' })).toHaveAttribute('href', '/');
});

test('a visitor who is not logged in is redirected to the log-in with a return path (A5, R21)', async () => {
  const { meta } = await open({ url: '/my-account?a=1', api: [guest] });

  expect(meta().redirect).toBe('/my-account/log-in?return=%2Fmy-account%3Fa%3D1');
});

test('when the session ends while the page is open, a message is shown instead of customer data (P1)', async () => {
  const { storefront, load } = await open();
  storefront.prepare(guest);

  await act(async () => load());

  expect(screen.getByRole('heading', { name: 'Odhlásili sme vás' })).toBeVisible();
  expect(screen.queryByText(/Jana/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Prihlásiť sa' })).toHaveAttribute('href', '/my-account/log-in');
});

test('one click logs the customer out and notifies the shop (P1)', async () => {
  const { user, storefront, sentTo } = await open();
  const left = jest.fn();
  storefront.events.on('customer.left', left);

  await user.click(screen.getByRole('button', { name: 'Odhlásiť sa' }));

  expect(sentTo(logOut.path)).toHaveLength(1);
  expect(left).toHaveBeenCalledTimes(1);
});

test('a log-out that does not reach the server shows an error, and the customer stays logged in (P1)', async () => {
  const { user } = await open({ api: [unreachable(logOut)] });

  await user.click(screen.getByRole('button', { name: 'Odhlásiť sa' }));

  expect(await screen.findByText(/Server neodpovedá/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Odhlásiť sa' })).toHaveAttribute('aria-busy', 'false');
});

test('a page that failed to load can be reloaded with a click', async () => {
  const { user, storefront } = await open({ api: [unreachable(readAccount)] });
  storefront.prepare(answers(readAccount, { account: jana }));

  await user.click(screen.getByRole('button'));

  expect(await screen.findByRole('heading', { name: 'Dobrý deň, Jana' })).toBeVisible();
});
