import { createTestStorefront, fireEvent, renderInStorefront, screen, waitFor } from '@odeta/storefront/testing';
import { addressFieldsOf } from './address-fields-of.ts';
import { ShippingFields } from './shipping-fields.tsx';
import { useAddressForm } from './use-address-form.ts';

function AddressForm() {
  const texts = ((key: string) => key) as never;
  const { field, town } = useAddressForm({
    ...{ values: addressFieldsOf({}), patterns: null, texts },
    save: async () => ({}),
    onDone() {},
  });
  return <ShippingFields field={field} town={town} texts={texts} />;
}

async function open() {
  const { user } = await renderInStorefront(<AddressForm />, { storefront: createTestStorefront() });
  const field = (name: string) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^fields\\.${name}\\b`) });
  const values = () => ['street', 'streetNumber', 'flatNumber'].map((name) => field(name).value);
  return { user, field, values };
}

test('a house number in the street goes into its own field when autofill fills the whole address (K5)', async () => {
  const { field, values } = await open();
  field('firstName').focus();

  fireEvent.input(field('street'), { target: { value: 'Hlavná 12/3, 3. poschodie' } });
  fireEvent.input(field('flatNumber'), { target: { value: 'byt 7' } });

  await waitFor(() => expect(values()).toEqual(['Hlavná', '12/3', '3. poschodie, byt 7']));
});

test('a house number that was typed behind the street is moved when its own field is left empty (K5)', async () => {
  const { user, field, values } = await open();

  await user.type(field('street'), 'Nám. 1. mája 5');
  await user.tab();
  expect(field('streetNumber')).toHaveFocus();
  expect(values()).toEqual(['Nám. 1. mája 5', '', '']);
  await user.tab();

  await waitFor(() => expect(values()).toEqual(['Nám. 1. mája', '5', '']));
});

test('a street that ends with a number stays when the number of the house is typed (K5)', async () => {
  const { user, field, values } = await open();

  await user.type(field('street'), 'Sídlisko Stred 3');
  await user.tab();
  await user.keyboard('22');
  await user.tab();

  expect(values()).toEqual(['Sídlisko Stred 3', '22', '']);
});

test('a number in the street stays when its own field is filled (K5)', async () => {
  const { user, field, values } = await open();
  await user.type(field('streetNumber'), '8');

  await user.type(field('street'), 'Hlavná 12');
  await user.tab();
  await user.tab();

  expect(values()).toEqual(['Hlavná 12', '8', '']);
});
