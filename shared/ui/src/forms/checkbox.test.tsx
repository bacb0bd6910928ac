import { renderInStorefront } from '@odeta/storefront/testing';
import { screen } from '@testing-library/react';
import { Checkbox } from './checkbox.tsx';

test('a box that stands for some ticked ones is neither ticked nor not', async () => {
  await renderInStorefront(<Checkbox checked={false} mixed label="Všetko" onChange={() => {}} />);
  expect(screen.getByRole('checkbox', { name: 'Všetko' })).toBePartiallyChecked();
});

test('a box tells what is wrong with it', async () => {
  await renderInStorefront(
    <Checkbox id="terms" checked={false} error="Bez súhlasu nemôžeme pokračovať" onChange={() => {}}>
      Súhlasím
    </Checkbox>,
  );
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Bez súhlasu nemôžeme pokračovať');
});
