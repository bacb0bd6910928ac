import { renderInStorefront } from '@odeta/storefront/testing';
import { waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { Checkbox } from './checkbox.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { RadioCards } from './radio-cards.tsx';
import { TextField } from './text-field.tsx';
import { useShopForm } from './use-shop-form.ts';

const schema = v.object({
  city: v.pipe(v.string(), v.nonEmpty('required'), v.regex(/^\p{L}+$/u, 'city'), v.maxLength(40, 'max-length')),
  payment: v.pipe(v.string(), v.nonEmpty('choose-payment')),
});

const texts = (key: string) => `text of ${key}`;

interface Props {
  payment?: string;
  onLeave?: () => void;
  onSent?: (values: unknown) => void;
}

function CityForm({ payment = 'cod', onLeave, onSent = () => {} }: Props) {
  const { form, field, errorOf, refuse } = useShopForm<{ city: string }>({
    schema,
    values: { city: '' },
    context: { payment },
    texts,
    onLeave,
  });
  return (
    <>
      <TextField field={field('city')} autoComplete="address-level2" label="Mesto" note="nepovinné" help="Kde bývate" />
      <p>{errorOf('payment')}</p>
      <button type="button" onClick={form.handleSubmit(onSent)}>
        Odoslať
      </button>
      <button type="button" onClick={() => refuse('city', 'Také mesto nepoznáme')}>
        Odmietnuť
      </button>
    </>
  );
}

test('a field is validated when it loses focus, not while the customer types', async () => {
  const { user, getByLabelText, queryByText, findByText } = await renderInStorefront(<CityForm />);

  await user.type(getByLabelText(/Mesto/), '4');
  expect(queryByText('text of validation.city')).toBeNull();

  await user.tab();
  expect(await findByText('text of validation.city')).toBeVisible();
  expect(getByLabelText(/Mesto/)).toBeInvalid();
  expect(getByLabelText(/Mesto/)).toHaveAccessibleDescription('text of validation.city');
});

test('a required field that was only visited has no error, and one that was emptied again has one', async () => {
  const { user, getByLabelText, queryByText, findByText } = await renderInStorefront(<CityForm />);
  const city = getByLabelText(/Mesto/);

  await user.click(city);
  await user.tab();
  expect(queryByText('text of validation.required')).toBeNull();

  await user.type(city, 'N');
  await user.clear(city);
  await user.tab();
  expect(await findByText('text of validation.required')).toBeVisible();
});

test('an error disappears as soon as the field is valid, and not before', async () => {
  const { user, getByLabelText, queryByText, findByText } = await renderInStorefront(<CityForm />);
  await user.type(getByLabelText(/Mesto/), '4');
  await user.tab();
  await findByText('text of validation.city');

  await user.type(getByLabelText(/Mesto/), '2');
  expect(queryByText('text of validation.city')).not.toBeNull();

  await user.clear(getByLabelText(/Mesto/));
  await user.type(getByLabelText(/Mesto/), 'B');
  expect(queryByText('text of validation.city')).toBeNull();
  expect(getByLabelText(/Mesto/)).toHaveAccessibleDescription('Kde bývate');
});

test('the typed text is trimmed when the field loses focus (H19)', async () => {
  const onSent = jest.fn();
  const { user, getByLabelText, getByRole } = await renderInStorefront(<CityForm onSent={onSent} />);

  await user.type(getByLabelText(/Mesto/), '  Nitra ');
  await user.tab();
  expect(getByLabelText(/Mesto/)).toHaveValue('Nitra');

  await user.click(getByRole('button', { name: 'Odoslať' }));
  expect(onSent.mock.calls[0]?.[0]).toMatchObject({ city: 'Nitra', payment: 'cod' });
});

test('an error of the server is shown until the field is changed', async () => {
  const { user, getByLabelText, getByRole, queryByText } = await renderInStorefront(<CityForm />);
  await user.type(getByLabelText(/Mesto/), 'Nitra');
  await user.tab();
  await user.click(getByRole('button', { name: 'Odmietnuť' }));

  await user.click(getByLabelText(/Mesto/));
  await user.tab();
  expect(queryByText('Také mesto nepoznáme')).not.toBeNull();

  await user.type(getByLabelText(/Mesto/), 'a');
  expect(queryByText('Také mesto nepoznáme')).toBeNull();
});

test('a choice without a form field is validated on submit', async () => {
  const onSent = jest.fn();
  const { user, getByLabelText, getByRole, findByText } = await renderInStorefront(
    <CityForm payment="" onSent={onSent} />,
  );
  await user.type(getByLabelText(/Mesto/), 'Nitra');

  await user.click(getByRole('button', { name: 'Odoslať' }));

  expect(await findByText('text of validation.choose-payment')).toBeVisible();
  expect(onSent).not.toHaveBeenCalled();
});

test('onLeave is called when a field loses focus', async () => {
  const onLeave = jest.fn();
  const { user, getByLabelText } = await renderInStorefront(<CityForm onLeave={onLeave} />);

  await user.click(getByLabelText(/Mesto/));
  await user.tab();

  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('choosing the selected card deselects it, with the keyboard too (J5)', async () => {
  const onChoose = jest.fn();
  const cards = ['courier', 'post'].map((value) => ({ value, title: value, details: null, price: null }));
  const { user, getByRole } = await renderInStorefront(
    <RadioCards name="shipping" legend="Doručenie" cards={cards} chosen="courier" onChoose={onChoose} />,
  );

  await user.click(getByRole('radio', { name: 'courier' }));
  await user.click(getByRole('radio', { name: 'post' }));
  getByRole('radio', { name: 'courier' }).focus();
  await user.keyboard(' ');

  expect(onChoose.mock.calls).toEqual([[null], ['post'], [null]]);
});

test('a disabled card cannot be selected and is not the target of an error link', async () => {
  const onChoose = jest.fn();
  const cards = [
    { value: 'box', title: 'box', details: null, price: null, disabled: true },
    { value: 'post', title: 'post', details: null, price: null },
  ];
  const { user, getByRole } = await renderInStorefront(
    <RadioCards name="shipping" legend="Doručenie" cards={cards} chosen={null} error="Vyberte" onChoose={onChoose} />,
  );

  await user.click(getByRole('radio', { name: 'box' }));

  expect(onChoose).not.toHaveBeenCalled();
  expect(getByRole('radio', { name: 'post' })).toHaveAttribute('id', 'shipping');
  expect(getByRole('group', { name: 'Doručenie' })).toHaveAccessibleDescription('Vyberte');
});

test('a checkbox for several checkboxes is partially checked if only some are checked', async () => {
  const { getByRole } = await renderInStorefront(<Checkbox checked={false} mixed label="Všetko" onChange={() => {}} />);

  expect(getByRole('checkbox', { name: 'Všetko' })).toBePartiallyChecked();
});

test('the error summary takes the focus, and its links move the focus to the fields', async () => {
  const problems = [{ id: 'city', label: 'Mesto' }];
  const { user, getByRole, getByLabelText } = await renderInStorefront(
    <>
      <ErrorSummary title="Pozor." lead="Opravte:" problems={problems} attempt={1} />
      <CityForm />
    </>,
  );
  expect(getByRole('alert')).toHaveFocus();

  await user.click(getByRole('link', { name: 'Mesto' }));

  expect(getByLabelText(/Mesto/)).toHaveFocus();
});

test('what cannot be seen is removed when the field loses focus, and a pasted text that is too long is not cut but refused', async () => {
  const { user, getByLabelText, findByText } = await renderInStorefront(<CityForm />);
  const city = getByLabelText(/Mesto/);

  await user.click(city);
  await user.paste('\u202aBrati\u00adslava\u00a0\u200b');
  await user.tab();
  await waitFor(() => expect(city).toHaveValue('Bratislava'));

  await user.clear(city);
  await user.paste('x'.repeat(41));
  await user.tab();
  expect(await findByText('text of validation.max-length')).toBeVisible();
  expect(city).toHaveValue('x'.repeat(41));
});
