import {
  act,
  createTestStorefront,
  fireEvent,
  renderInStorefront,
  screen,
  waitFor,
  within,
} from '@odeta/storefront/testing';
import { addressFieldsOf } from './address-fields-of.ts';
import sk from './messages/sk.json' with { type: 'json' };
import { ShippingFields } from './shipping-fields.tsx';
import { useAddressForm } from './use-address-form.ts';

function AddressForm({ city = '' }: { city?: string }) {
  const texts = (key: string, values: Record<string, unknown> = {}) =>
    textOf(key).replace('{{town}}', String(values.town)).replace('{{towns}}', String(values.towns));
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

test('a post code fills in its town, announces it, and does not fill it in again after an undo (K5)', async () => {
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

test('another post code replaces a town that was filled in automatically, but not one that was typed (K5)', async () => {
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

test('a town that is filled in while the visitor is already in its field is replaced by what is typed (K5)', async () => {
  const { user } = await open();
  const postCode = screen.getByRole('textbox', { name: 'PSČ' });
  const city = screen.getByRole('textbox', { name: 'Mesto' });

  fireEvent.input(postCode, { target: { value: '811 01' } });
  act(() => city.focus());
  await screen.findByDisplayValue('Bratislava');
  await user.keyboard('Pezinok');

  expect(city).toHaveValue('Pezinok');
});

test('towns that share a post code are offered below the town field, and one click fills one in (K5)', async () => {
  const { user } = await open();
  const city = screen.getByRole('textbox', { name: 'Mesto' });

  await user.type(screen.getByRole('textbox', { name: 'PSČ' }), '080 06');
  const offer = await screen.findByRole('group', { name: 'Mestá pre toto PSČ' });
  expect(city).toHaveValue('');
  expect(city).toHaveAccessibleDescription('Pre toto PSČ: Prešov Ľubotice');
  expect(screen.getByRole('status')).toHaveTextContent('K tomuto PSČ môže patriť: Prešov, Ľubotice.');

  await user.click(within(offer).getByRole('button', { name: 'Ľubotice' }));
  expect(city).toHaveValue('Ľubotice');
  expect(offer).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Podľa PSČ sme doplnili mesto Ľubotice.');
});

test('choosing a town by keyboard moves the focus to the town field (K5)', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: 'PSČ' }), '080 01');
  await screen.findByRole('button', { name: 'Prešov' });

  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Prešov' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Mesto' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Mesto' })).toHaveValue('Prešov');
});

test('towns are offered only while the town field is empty and the post code matches them (K5)', async () => {
  const { user } = await open();
  const postCode = screen.getByRole('textbox', { name: 'PSČ' });
  const city = screen.getByRole('textbox', { name: 'Mesto' });
  const offered = () => screen.queryByRole('button', { name: 'Prešov' });

  await user.type(postCode, '080 01');
  await waitFor(() => expect(offered()).toBeInTheDocument());
  await user.type(city, 'H');
  expect(offered()).not.toBeInTheDocument();
  await user.clear(city);
  expect(offered()).toBeInTheDocument();
  await user.type(postCode, '{Backspace}');
  await waitFor(() => expect(offered()).not.toBeInTheDocument());

  await user.type(city, 'Haniska');
  await user.type(postCode, '1');
  await user.tab();
  expect(city).toHaveValue('Haniska');
  expect(offered()).not.toBeInTheDocument();
});

test('a town that was filled in automatically is cleared when another post code has several towns (K5)', async () => {
  const { user } = await open();
  const postCode = screen.getByRole('textbox', { name: 'PSČ' });

  await user.type(postCode, '811 01');
  await screen.findByDisplayValue('Bratislava');
  await user.clear(postCode);
  await user.type(postCode, '080 01');

  await screen.findByRole('button', { name: 'Prešov' });
  expect(screen.getByRole('textbox', { name: 'Mesto' })).toHaveValue('');
});
