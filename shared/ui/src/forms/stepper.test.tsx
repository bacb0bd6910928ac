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

test('the buttons increase and decrease the quantity by one', async () => {
  const { user, onChange } = await render(2);
  expect(screen.getByRole('group', { name: 'Množstvo' })).toHaveTextContent('2');

  await user.click(more());
  expect(onChange).toHaveBeenLastCalledWith(3);
  await user.click(less());
  expect(onChange).toHaveBeenLastCalledWith(1);
});

test('a quantity of one cannot be decreased, but can be increased below the maximum', async () => {
  const { user, onChange } = await render(1);

  await user.click(less());

  expect(less()).toHaveAttribute('aria-disabled', 'true');
  expect(more()).not.toHaveAttribute('aria-disabled');
  expect(onChange).not.toHaveBeenCalled();
});

test('the quantity cannot exceed the maximum, and the focus stays on the pressed button', async () => {
  const { user, onChange } = await render(3);
  more().focus();

  await user.keyboard('{Enter}');

  expect(more()).toHaveAttribute('aria-disabled', 'true');
  expect(more()).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});
