import { renderInStorefront } from '@odeta/storefront/testing';
import { useState } from 'react';
import * as v from 'valibot';
import { TextField } from './text-field.tsx';
import { useLargeForm, useWatch } from './use-large-form.tsx';

const schemaOf = (length: number) => v.object({ city: v.pipe(v.string(), v.minLength(length, 'city')) });

interface Props {
  onRender?: () => void;
  onSent?: (values: unknown) => void;
}

function CityForm({ onRender, onSent = () => {} }: Props) {
  // Letters that a city needs.
  const [length, setLength] = useState(3);
  const { form, root, field } = useLargeForm<{ city: string }>({
    schema: schemaOf(length),
    values: { city: '' },
    texts: (key) => `text of ${key}`,
  });
  const city = useWatch({ control: form.control, name: 'city' });
  onRender?.();
  return (
    <>
      {root}
      <TextField field={field('city')} autoComplete="address-level2" label="Mesto" />
      <output>{city}</output>
      <button type="button" onClick={form.handleSubmit(onSent)}>
        Odoslať
      </button>
      <button type="button" onClick={() => setLength(6)}>
        Dlhé mestá
      </button>
    </>
  );
}

test('the component is rendered once when it is mounted', async () => {
  const onRender = jest.fn();

  await renderInStorefront(<CityForm onRender={onRender} />);

  expect(onRender).toHaveBeenCalledTimes(1);
});

test('errors, values and sending are those of a form', async () => {
  const onSent = jest.fn();
  const { user, getByLabelText, getByRole, findByText, queryByText } = await renderInStorefront(
    <CityForm onSent={onSent} />,
  );

  await user.type(getByLabelText('Mesto'), 'Ni');
  await user.tab();
  expect(await findByText('text of validation.city')).toBeVisible();
  expect(getByRole('status')).toHaveTextContent('Ni');

  await user.type(getByLabelText('Mesto'), 'tra');
  expect(queryByText('text of validation.city')).toBeNull();
  await user.click(getByRole('button', { name: 'Odoslať' }));
  expect(onSent.mock.calls[0]?.[0]).toEqual({ city: 'Nitra' });
});

test('the rules are those of the last rendering', async () => {
  const onSent = jest.fn();
  const { user, getByLabelText, getByRole, findByText } = await renderInStorefront(<CityForm onSent={onSent} />);
  await user.type(getByLabelText('Mesto'), 'Nitra');

  await user.click(getByRole('button', { name: 'Dlhé mestá' }));
  await user.click(getByRole('button', { name: 'Odoslať' }));

  expect(await findByText('text of validation.city')).toBeVisible();
  expect(onSent).not.toHaveBeenCalled();
});
