import { chooseShippingPoint, countries, readShippingPayment, searchShippingPoints } from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, shippingPointOf, summaryOf } from '@odeta/contracts/testing';
import {
  act,
  answers,
  createTestStorefront,
  refuses,
  renderInStorefront,
  screen,
  within,
} from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { PointsPanel } from './points-panel.tsx';

const box = shippingPointOf();
const office = shippingPointOf({
  id: 'SK2#post_office',
  shipping: 'post_office',
  name: 'Pošta Bratislava 2',
  alwaysOpen: false,
  openingHours: [{ day: 1, open: '08:00', close: '18:00' }],
  acceptedPayment: { cash: true, card: true, online: true },
  phone: '+421 2 5555 0120',
});
const group = deliveryMethodOf({ key: 'pick_up_point', group: 'pick-up', map: true });
const chosen = {
  shipping: 'pick_up_point',
  shippingPointId: box.id,
  shippingPoint: [box],
  payment: null,
  summary: summaryOf(),
};

async function openPanel(parts: Parameters<typeof checkoutInitOf>[0] = {}) {
  const { default: checkout } = await messages[countries.sk.language]();
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [
      answers(searchShippingPoints, { points: [box, office], total: 22 }),
      answers(chooseShippingPoint, chosen),
      answers(readShippingPayment, { shippingPayment: [group], shipping: 'pick_up_point', summary: summaryOf() }),
    ],
  });
  const init = checkoutInitOf({ shippingPayment: [group], shipping: 'pick_up_point', payment: 'cod', ...parts });
  Object.assign(storefront.storeOf(createCheckoutStore).state, init, { status: 'ready' });
  const onChosen = jest.fn();
  const panel = <PointsPanel city="Bratislava" postCode={() => '811 05'} error={null} onChosen={onChosen} />;
  return { ...(await renderInStorefront(panel, { storefront })), onChosen };
}

const list = () => screen.getByRole('list', { name: 'Zoznam výdajných miest' });
const item = (name: string) => within(within(list()).getByText(name).closest('li') as HTMLElement);

test('the list shows the number of points and each point’s address, opening hours and payments', async () => {
  await openPanel();

  expect(screen.getByText('811 05: 22 miest')).toBeVisible();
  expect(item(box.name).getByText(/Račianska 12, 831 04 Bratislava/)).toBeVisible();
  expect(item(box.name).getByText('24/7 · platba vopred')).toBeVisible();
  expect(item(box.name).getByText(/350\sm/)).toBeVisible();
  expect(item(office.name).getByText('pondelok').parentElement).toHaveTextContent('08:00–18:00');
  expect(item(office.name).getByRole('link', { name: '+421 2 5555 0120', hidden: true })).toBeInTheDocument();
});

test('a point that does not accept the selected payment shows a warning with the payments it accepts', async () => {
  await openPanel();

  expect(item(box.name).getByText('Neprijíma zvolenú platbu (Dobierka). Prijíma: platba vopred.')).toBeVisible();
  expect(item(office.name).queryByText(/Neprijíma/)).toBeNull();
});

test('a selected point is marked, and a message reports that it does not accept the payment (J5, J12)', async () => {
  const { user, storefront, onChosen } = await openPanel();

  await user.click(item(box.name).getByRole('button', { name: `Vybrať: ${box.name}` }));

  expect(storefront.sent.find(({ path }) => path.endsWith('/choose'))?.payload).toMatchObject({ id: box.id });
  expect(item(box.name).getByRole('button', { name: `Vybrané: ${box.name}` })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Vybrané miesto neprijíma zvolenú platbu. Vyberte, prosím, inú.')).toBeVisible();
  expect(onChosen).toHaveBeenCalled();
});

test.each([
  [
    [{ type: 'error' as const, message: 'Toto miesto je zatvorené', autoclose: true, closable: true }],
    'Toto miesto je zatvorené',
  ],
  [[], 'Niečo sa nepodarilo. Skúste to, prosím, o chvíľu znova.'],
])('a failed choice shows the server’s message or a general one (J12)', async (said, words) => {
  const { user, storefront } = await openPanel();
  storefront.prepare(refuses(chooseShippingPoint, { code: 'point-closed', status: 409, messages: said }));

  await user.click(item(box.name).getByRole('button', { name: `Vybrať: ${box.name}` }));

  expect(within(screen.getAllByRole('alert')[0] as HTMLElement).getByText(words)).toBeVisible();
  expect(item(box.name).getByRole('button', { name: `Vybrať: ${box.name}` })).toHaveAttribute('aria-pressed', 'false');
});

test('the nearest replacements of a closed point are listed first, then the recently used points (M7)', async () => {
  const used = shippingPointOf({ id: 'SK8#balikobox', name: 'BalíkoBOX Trnava' });
  const { storefront } = await openPanel({ shippingPoint: [used] });
  await act(async () => storefront.storeOf(createCheckoutStore).reloadShipping([box]));

  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Najbližšie otvorené miesta s rovnakou platbou',
    'Naposledy použité',
  ]);
});

test('the chosen point is in the list once, with its number, and above it only if the search has not found it', async () => {
  await openPanel({ shippingPointId: box.id, shippingPoint: [box] });
  expect(screen.getAllByRole('button', { name: `Vybrané: ${box.name}` })).toHaveLength(1);
  expect(item(box.name).getByText('1')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Vybrané miesto' })).toBeNull();
});

test('a chosen point that the search has not found stands in a place of its own above the list', async () => {
  const far = shippingPointOf({ id: 'SK9#balikobox', name: 'BalíkoBOX Nitra' });
  await openPanel({ shippingPointId: far.id, shippingPoint: [far] });

  const own = within(screen.getByRole('region', { name: 'Vybrané miesto' }));
  expect(own.getByRole('button', { name: 'Vybrané: BalíkoBOX Nitra' })).toHaveAttribute('aria-pressed', 'true');
});

test('the old list is inert while the next one is loading (J11)', async () => {
  const { user, storefront } = await openPanel();
  const next = Promise.withResolvers<void>();
  const { endpoint, answer } = answers(searchShippingPoints, { points: [office], total: 1 });
  storefront.prepare({ endpoint, answer: (request) => next.promise.then(() => answer(request)) });

  await user.click(screen.getByRole('button', { name: '24/7' }));
  expect(list()).toHaveAttribute('inert');
  await act(async () => next.resolve());

  expect(list()).not.toHaveAttribute('inert');
  expect(item(office.name).getByRole('button', { name: `Vybrať: ${office.name}` })).toBeVisible();
});

test('the Enter key starts the search, and the typed text stays in the field', async () => {
  const { user, storefront } = await openPanel();
  const field = screen.getByRole('textbox', { name: 'Mesto, ulica alebo PSČ' });

  await user.clear(field);
  await user.type(field, 'Nitra{Enter}');

  expect(storefront.sent.at(-1)?.payload).toMatchObject({ search: 'Nitra', offset: 0 });
  expect(field).toHaveValue('Nitra');
});

test('after the last page is loaded, the focus moves to its first point (J11)', async () => {
  const { user, storefront } = await openPanel();
  const last = shippingPointOf({ id: 'SK3#post_office', name: 'Pošta Bratislava 3' });
  storefront.prepare(answers(searchShippingPoints, { points: [last], total: 3 }));

  await user.click(screen.getByRole('button', { name: 'Ďalších 20 miest' }));

  expect(item(last.name).getByRole('button', { name: `Vybrať: ${last.name}` })).toHaveFocus();
});

test('filters are toggle buttons that are sent with the search (J11)', async () => {
  const { user, storefront } = await openPanel();

  await user.click(screen.getByRole('button', { name: '24/7' }));
  await user.click(screen.getByRole('button', { name: 'Pošta' }));

  expect(screen.getByRole('button', { name: 'Pošta' })).toHaveAttribute('aria-pressed', 'true');
  expect(storefront.sent.at(-1)?.payload).toMatchObject({ alwaysOpen: true, shippingList: ['post_office'] });
});
