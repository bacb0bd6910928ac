import {
  type AmendOffer,
  amendOrder,
  IDEMPOTENCY_HEADER,
  readAmendOffer,
  readInvoiceCompany,
  searchShippingPoints,
} from '@odeta/contracts';
import { answers, refuses, screen, waitFor, within } from '@odeta/storefront/testing';
import { noPatterns } from '@odeta/validation';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import { orderDetail } from '../../testing/orders.ts';
import * as page from './amend.page.tsx';

const order = orderDetail();
const path = `/my-account/orders/${order.id}/amend`;
const picture = { path: 'dress/front', alt: '' };
const address = {
  ...{ firstName: 'Jana', lastName: 'Hrušková', familyName: '', streetType: '', street: 'Šancová', streetNumber: '48' },
  ...{ flatNumber: '', building: '', staircase: '', floor: '', postCode: '81105', city: 'Bratislava', county: '' },
  mobilePhone: '905123456',
};
const offer: AmendOffer = {
  ...{ version: '0123456789abcdef', number: order.number, address, point: null, company: null },
  validationPatterns: noPatterns,
  lines: [
    {
      ...{ lineId: '1', name: 'Šaty', color: 'vínová', size: 's', picture, quantity: 2, mayRemove: true },
      sizes: [
        { variantId: '11', size: 'm', pieces: 2 },
        { variantId: '12', size: 'l', pieces: 1 },
      ],
    },
  ],
};

const open = (parts: Partial<AmendOffer> = {}, ...more: ReturnType<typeof refuses>[]) =>
  openAccountPage(page, {
    url: path,
    params: { orderId: order.id },
    api: [
      answers(readAmendOffer, { offer: { ...offer, ...parts } }),
      answers(readInvoiceCompany, { company: null }),
      answers(amendOrder, { order }),
      ...more,
    ],
  });

const sent = (opened: Awaited<ReturnType<typeof open>>) =>
  opened.sentTo(path).filter(({ method }) => method === 'POST');
const press = (opened: Awaited<ReturnType<typeof open>>, name: string) =>
  opened.user.click(screen.getByRole('button', { name }));

test('another size of one piece and the removal of the other are one amendment with one key (P5)', async () => {
  const opened = await open();
  await press(opened, 'Zmeniť veľkosť alebo počet');
  expect(within(screen.getByLabelText('Veľkosť: Šaty')).queryByRole('option', { name: 'L' })).not.toBeInTheDocument();
  await opened.user.selectOptions(screen.getByLabelText('Počet kusov: Šaty'), '1');
  await opened.user.selectOptions(screen.getByLabelText('Veľkosť: Šaty'), 'L');

  await press(opened, 'Uložiť zmenu');

  expect(await screen.findByText(/Zmena je uložená/)).toBeVisible();
  expect(sent(opened).map(({ payload }) => payload)).toEqual([
    {
      version: offer.version,
      lines: [
        { lineId: '1', quantity: 1, variantId: null },
        { lineId: '1', quantity: 1, variantId: '12' },
      ],
    },
  ]);
  expect(sent(opened)[0]?.headers).toHaveProperty(IDEMPOTENCY_HEADER);
});

test('pieces of the only line are taken away but for one (P5)', async () => {
  const opened = await open({ lines: offer.lines.map((line) => ({ ...line, mayRemove: false })) });
  await press(opened, 'Zmeniť veľkosť alebo počet');

  const options = within(screen.getByLabelText('Počet kusov: Šaty')).getAllByRole('option');
  expect(options.map((option) => (option as HTMLOptionElement).value)).toEqual(['', '1']);
});

test('a single piece without another size has no form, and the page says what can be done instead (P5)', async () => {
  await open({ lines: offer.lines.map((line) => ({ ...line, quantity: 1, mayRemove: false, sizes: [] })) });

  expect(screen.getByText(/celú objednávku zrušiť/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zmeniť veľkosť alebo počet' })).not.toBeInTheDocument();
});

test('an address that the server refuses stays as it was typed, with the error at its field (H22)', async () => {
  const validation = { 'shippingAddress.city': ['Toto mesto nepoznáme'] };
  const opened = await open({}, refuses(amendOrder, { code: 'validation', status: 422, validation }));
  await press(opened, 'Zmeniť adresu');
  const city = screen.getByLabelText('Mesto');
  await opened.user.clear(city);
  await opened.user.type(city, 'Košice');

  await press(opened, 'Uložiť zmenu');

  expect(await screen.findByText('Toto mesto nepoznáme')).toBeVisible();
  expect(screen.getByLabelText('Mesto')).toHaveValue('Košice');
});

test('a point is searched with Enter, chosen and saved (J11)', async () => {
  const found = {
    ...{ id: 'SK1#balikobox', shipping: 'balikobox', type: null, name: 'BalíkoBOX Hlavná', street: 'Hlavná 1' },
    ...{ postCode: '04001', city: 'Košice', phone: null, latitude: 48, longitude: 21, alwaysOpen: true },
    ...{ openingHours: [], acceptedPayment: { cash: true, card: true, online: true }, disabled: false, distance: 10 },
  };
  const opened = await open(
    { address: null, point: { chosen: null, shippings: ['balikobox'] } },
    answers(searchShippingPoints, { points: [found], total: 1 }),
  );
  await press(opened, 'Zmeniť výdajné miesto');
  await opened.user.type(screen.getByLabelText('Mesto, ulica alebo PSČ'), 'Košice{Enter}');
  await opened.user.click(await screen.findByRole('radio', { name: /BalíkoBOX Hlavná/ }));

  await press(opened, 'Uložiť zmenu');

  await waitFor(() => expect(sent(opened)[0]?.payload).toEqual({ version: offer.version, pointId: 'SK1#balikobox' }));
});

test('a company without its number is not sent, and the focus is on its first wrong field (K5)', async () => {
  const opened = await open();
  await press(opened, 'Pridať firmu');
  await opened.user.type(screen.getByLabelText('Názov firmy'), 'Lipa');

  await press(opened, 'Uložiť zmenu');

  await waitFor(() => expect(screen.getByLabelText('IČO')).toHaveAttribute('aria-invalid', 'true'));
  expect(sent(opened)).toEqual([]);
  expect(screen.getByLabelText('Názov firmy')).toHaveValue('Lipa');
});

test('an order that was packed meanwhile says that it is too late, with a way back (P5)', async () => {
  const late = { code: 'order-packed', status: 409, messages: [] };
  const opened = await open();
  opened.storefront.prepare(refuses(amendOrder, late));
  opened.storefront.prepare(refuses(readAmendOffer, late));
  await press(opened, 'Zmeniť veľkosť alebo počet');
  await opened.user.selectOptions(screen.getByLabelText('Počet kusov: Šaty'), '1');

  await press(opened, 'Uložiť zmenu');

  expect(await screen.findByRole('heading', { name: 'Objednávku už nemožno upraviť' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Objednávka' })).toHaveAttribute('href', `/confirm?order=${order.id}`);
});
