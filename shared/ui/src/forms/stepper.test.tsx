import { createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { screen } from '@testing-library/react';
import { Stepper } from './stepper.tsx';

const messages = { shell: { ui: { quantity: { less: 'O jeden menej', more: 'O jeden viac' } } } };
const less = () => screen.getByRole('button', { name: 'O jeden menej' });
const more = () => screen.getByRole('button', { name: 'O jeden viac' });

async function render(value: number) {
  const onChange = jest.fn();
  const { user } = await renderInStorefront(<Stepper value={value} max={3} label="Množstvo" onChange={onChange} />, {
    storefront: createTestStorefront({ messages }),
  });
  return { user, onChange };
}

test('a quantity goes up and down by one', async () => {
  const { user, onChange } = await render(2);
  expect(screen.getByRole('group', { name: 'Množstvo' })).toHaveTextContent('2');

  await user.click(more());
  expect(onChange).toHaveBeenLastCalledWith(3);
  await user.click(less());
  expect(onChange).toHaveBeenLastCalledWith(1);
});

test('a quantity ends at one and at what can be had', async () => {
  await render(1);
  expect(less()).toBeDisabled();
  expect(more()).toBeEnabled();
});

test('more than can be had cannot be asked for', async () => {
  await render(3);
  expect(more()).toBeDisabled();
  expect(less()).toBeEnabled();
});
