import { createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { freeField } from '@odeta/ui/forms';
import { BirthdayField } from './birthday-field.tsx';

async function open(country: 'sk' | 'hu' = 'sk') {
  const storefront = createTestStorefront({ country });
  const { user, getByLabelText } = await renderInStorefront(
    <BirthdayField field={freeField('birthday', null)} label="Dátum" />,
    { storefront },
  );
  const field = getByLabelText('Dátum') as HTMLInputElement;
  await user.click(field);
  return { user, field, caret: () => field.selectionStart };
}

test('the keypad of digits suffices, and autofill knows the field (H10)', async () => {
  const { user, field } = await open();
  await user.keyboard('04051990');

  expect(field).toHaveValue('04/05/1990');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('autocomplete', 'bday');
});

test('deleting to the left passes the separators (H10)', async () => {
  const { user, field } = await open();
  await user.keyboard('04051990');
  const seen: string[] = [];
  for (let press = 0; press < 8; press += 1) {
    await user.keyboard('{Backspace}');
    seen.push(field.value);
  }
  expect(seen).toEqual(['04/05/199', '04/05/19', '04/05/1', '04/05', '04/0', '04', '0', '']);
});

test('a digit in the middle can be corrected, and the caret stays where it was (H10)', async () => {
  const { user, field, caret } = await open();
  await user.keyboard('04051990');

  field.setSelectionRange(4, 4);
  await user.keyboard('{Backspace}');
  expect([field.value, caret()]).toEqual(['04/5/1990', 3]);
  await user.keyboard('1');
  expect([field.value, caret()]).toEqual(['04/15/1990', 4]);
});

test('deleting at a separator goes on with the next digit, in both directions (H10)', async () => {
  const { user, field, caret } = await open();
  await user.keyboard('04051990');

  field.setSelectionRange(3, 3);
  await user.keyboard('{Backspace}');
  expect([field.value, caret()]).toEqual(['04/05/1990', 2]);
  await user.keyboard('{Delete}');
  expect([field.value, caret()]).toEqual(['04/05/1990', 3]);
  await user.keyboard('{Delete}');
  expect(field).toHaveValue('04/5/1990');
});

test('in Hungary the year comes first, typed as digits or pasted as usual (H10)', async () => {
  const { user, field } = await open('hu');
  await user.keyboard('19900504');
  expect(field).toHaveValue('1990. 05. 04');

  await user.clear(field);
  await user.paste('1990. 05. 04.');
  expect(field).toHaveValue('1990. 05. 04.');
});
