import { renderInStorefront } from '@odeta/storefront/testing';
import { screen } from '@testing-library/react';
import { Checkbox } from './checkbox.tsx';

test('a mixed checkbox is partially checked', async () => {
  await renderInStorefront(<Checkbox checked={false} mixed label="Všetko" onChange={() => {}} />);
  expect(screen.getByRole('checkbox', { name: 'Všetko' })).toBePartiallyChecked();
});

test('a checkbox with an error is invalid and described by the error', async () => {
  await renderInStorefront(
    <Checkbox id="terms" checked={false} error="Bez súhlasu nemôžeme pokračovať" onChange={() => {}}>
      Súhlasím
    </Checkbox>,
  );
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Bez súhlasu nemôžeme pokračovať');
});
