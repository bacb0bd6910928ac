import { type CountryCode, countries } from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf } from '@odeta/contracts/testing';
import { createTestStorefront, renderInStorefront, waitFor } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import CheckoutPage from '../page/checkout.page.tsx';
import { createCheckoutStore } from '../state/checkout.store.ts';

async function openForm(country: CountryCode, shipping: string | null = 'courier') {
  const { default: checkout } = await messages[countries[country].language]();
  const storefront = createTestStorefront({ country, messages: { checkout } });
  const { state } = storefront.storeOf(createCheckoutStore);
  Object.assign(
    state,
    checkoutInitOf({
      shipping,
      shippingPayment: [
        deliveryMethodOf(),
        deliveryMethodOf({ key: 'post', phoneRequired: true }),
        deliveryMethodOf({ key: 'balikobox', group: 'pick-up', map: true }),
      ],
    }),
    { status: 'ready' },
  );
  return renderInStorefront(<CheckoutPage />, { storefront });
}

beforeEach(() => sessionStorage.clear());

test.each([
  ['sk', ['firstName', 'lastName', 'mobilePhone', 'street', 'streetNumber', 'flatNumber', 'postCode', 'city']],
  ['hu', ['lastName', 'firstName', 'mobilePhone', 'street', 'streetNumber', 'flatNumber', 'postCode', 'city']],
  [
    'ro',
    [
      'firstName',
      'lastName',
      'mobilePhone',
      'street',
      'streetNumber',
      'building',
      'staircase',
      'floor',
      'flatNumber',
      'postCode',
      'city',
    ],
  ],
  [
    'ua',
    ['lastName', 'firstName', 'familyName', 'mobilePhone', 'street', 'streetNumber', 'flatNumber', 'postCode', 'city'],
  ],
] as const)(
  'the address form of %s shows the fields of the country in its order (K4, H6, H7)',
  async (country, fields) => {
    const page = await openForm(country);

    expect(page.getAllByRole('textbox').map(({ id }) => id)).toEqual(fields);
  },
);

test.each([
  ['sk', ['firstName', 'lastName', 'mobilePhone']],
  ['hu', ['lastName', 'firstName', 'mobilePhone', 'street', 'streetNumber', 'flatNumber', 'postCode', 'city']],
] as const)(
  'in %s a pick-up point asks for contact data, and for an address only where the law does (J6)',
  async (country, fields) => {
    const page = await openForm(country, 'balikobox');

    const ids = page.getAllByRole('textbox').map(({ id }) => id);
    expect(ids.filter((id) => id !== 'shippingPoint')).toEqual(fields);
  },
);

test('until a delivery is chosen, only contact data are asked; the key that ends a line moves through them (J6)', async () => {
  const page = await openForm('sk', null);
  expect(page.getAllByRole('textbox').map(({ id }) => id)).toEqual(['firstName', 'lastName', 'mobilePhone']);

  await page.user.type(page.getByRole('textbox', { name: 'Meno' }), 'Jana{Enter}');

  expect(page.getByRole('textbox', { name: 'Priezvisko' })).toHaveFocus();
});

test('the street type in ua is chosen from a list', async () => {
  const page = await openForm('ua');

  await page.user.selectOptions(page.getByRole('combobox', { name: 'Тип улицы' }), 'проспект');

  expect(page.getByRole('combobox', { name: 'Тип улицы' })).toHaveValue('проспект');
});

test('the county list in ro is preselected by the post code, and a manual choice is not overwritten (K5)', async () => {
  const page = await openForm('ro');
  const county = page.getByRole('combobox', { name: /^Județ/ });

  await page.user.type(page.getByRole('textbox', { name: 'Cod poștal' }), '400001');
  expect(county).toHaveValue('Cluj');
  expect(await page.findByDisplayValue('Cluj-Napoca')).toBeInTheDocument();

  await page.user.selectOptions(county, 'Bihor');
  await page.user.type(page.getByRole('textbox', { name: 'Cod poștal' }), '{Backspace}2');
  expect(county).toHaveValue('Bihor');
});

test('the address fields have autofill names, a numeric keyboard for post codes, and say what is too long instead of cutting it (H2)', async () => {
  const page = await openForm('ro');

  expect(page.getByLabelText('Prenume')).toHaveAttribute('autocomplete', 'billing given-name');
  expect(page.getByLabelText('Cod poștal')).toHaveAttribute('inputmode', 'numeric');
  const flat = page.getByLabelText('Apartament');
  await page.user.type(flat, '12345');
  await page.user.tab();
  expect(flat).toHaveValue('12345');
  await waitFor(() => expect(flat).toHaveAccessibleDescription('Numărul maxim de caractere: 4'));
});

test('the phone number is optional unless the delivery requires it (J14)', async () => {
  const page = await openForm('ro');
  expect(page.getByLabelText(/Număr de telefon mobil.*opțional/)).toBeVisible();
  page.unmount();

  const again = await openForm('ro', 'post');
  expect(again.getByLabelText('Număr de telefon mobil')).toBeRequired();
});

test.each([
  ['sk', ['firstName', 'lastName']],
  ['hu', ['lastName', 'firstName']],
  ['ua', ['lastName', 'firstName']],
] as const)('the sign-up form in %s shows the name fields in the order of the country (K8)', async (country, names) => {
  const page = await openForm(country);
  const { default: texts } = await messages[countries[country].language]();

  await page.user.click(page.getByRole('button', { name: (texts.email as Record<string, string>).register ?? '' }));

  await waitFor(() => expect(page.getAllByRole('textbox').map(({ id }) => id)).toContain('birthday'));
  const shown = page.getAllByRole('textbox').map(({ id }) => id);
  expect(shown.filter((id) => (names as readonly string[]).includes(id)).slice(0, 2)).toEqual(names);
});
