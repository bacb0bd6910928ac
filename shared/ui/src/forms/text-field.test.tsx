import { renderInStorefront } from '@odeta/storefront/testing';
import { freeField } from './free-field.ts';
import { TextField } from './text-field.tsx';

const attributes = ['type', 'inputmode', 'autocapitalize', 'spellcheck', 'maxlength'] as const;

async function attributesOf(autoComplete: string) {
  const { getByLabelText, unmount } = await renderInStorefront(
    <TextField field={freeField('field', null)} label="Pole" autoComplete={autoComplete} />,
  );
  const input = getByLabelText('Pole');
  const found = attributes.map((name) => input.getAttribute(name));
  expect(input).toHaveAttribute('autocomplete', autoComplete);
  unmount();
  return found;
}

test.each([
  ['billing given-name', 'text', null, 'words', 'false'],
  ['name', 'text', null, 'words', 'false'],
  ['shipping address-line1', 'text', null, 'words', 'false'],
  ['section-invoice postal-code', 'text', 'numeric', null, 'false'],
  ['bday', 'text', 'numeric', null, 'false'],
  ['one-time-code', 'text', 'numeric', null, 'false'],
  ['tel-national', 'tel', 'tel', null, null],
  ['email', 'email', 'email', 'none', 'false'],
  ['username', 'email', 'email', 'none', 'false'],
  ['url', 'url', 'url', 'none', 'false'],
  ['new-password', 'text', null, 'none', 'false'],
  ['off', 'text', null, null, null],
])(
  'a field that autofill knows as %s opens the keyboard for it and cuts nothing',
  async (autoComplete, ...expected) => {
    expect(await attributesOf(autoComplete)).toEqual([...expected, null]);
  },
);

test('what a field says about its keyboard comes before what autofill says', async () => {
  const { getByLabelText } = await renderInStorefront(
    <TextField
      field={freeField('code', null)}
      label="Kód"
      autoComplete="off"
      autoCapitalize="characters"
      type="search"
    />,
  );
  expect(getByLabelText('Kód')).toHaveAttribute('autocapitalize', 'characters');
  expect(getByLabelText('Kód')).toHaveAttribute('type', 'search');
});
