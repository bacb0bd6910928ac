import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { addressFieldsOf } from './address-fields-of.ts';
import sk from './messages/sk.json' with { type: 'json' };
import { ShippingFields } from './shipping-fields.tsx';
import { useAddressForm } from './use-address-form.ts';

function AddressForm({ city = '' }: { city?: string }) {
  const texts = (key: string, values: Record<string, unknown> = {}) =>
    textOf(key).replace('{{town}}', String(values.town));
  const { field, town } = useAddressForm({
    values: addressFieldsOf({ city }),
    patterns: null,
    texts: texts as never,
    save: async () => ({}),
    onDone() {},
  });
  return <ShippingFields field={field} town={town} texts={texts as never} />;
}

const textOf = (key: string): string => {
  const found: unknown = key
    .split('.')
    .reduce<unknown>((group, part) => (group as Record<string, unknown>)?.[part], sk);
  return typeof found === 'string' ? found : key;
};

const open = (city?: string) =>
  renderInStorefront(<AddressForm {...(city === undefined ? {} : { city })} />, { storefront: createTestStorefront() });

test('a post code fills in its town, says so, and takes it back for good (K5)', async () => {
  const { user } = await open();
  const city = screen.getByRole('textbox', { name: 'Mesto' });

  await user.type(screen.getByRole('textbox', { name: 'PSČ' }), '811 01');
  expect(await screen.findByDisplayValue('Bratislava')).toBe(city);
  expect(screen.getByRole('status')).toHaveTextContent('Podľa PSČ sme doplnili mesto Bratislava.');

  await user.click(screen.getByRole('button', { name: 'Vrátiť mesto Bratislava' }));
  expect(city).toHaveValue('');
  await user.type(screen.getByRole('textbox', { name: 'PSČ' }), '{Backspace}1');
  expect(city).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('another post code changes a town that was filled in, and leaves one that was written (K5)', async () => {
  const { user } = await open();
  const postCode = screen.getByRole('textbox', { name: 'PSČ' });
  const city = screen.getByRole('textbox', { name: 'Mesto' });

  await user.type(postCode, '811 01');
  await screen.findByDisplayValue('Bratislava');
  await user.clear(postCode);
  await user.type(postCode, '040 01');
  await screen.findByDisplayValue('Košice');

  await user.clear(city);
  await user.type(city, 'Košice-Šaca');
  await user.clear(postCode);
  await user.type(postCode, '811 01');
  expect(city).toHaveValue('Košice-Šaca');
});
