import { createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { screen } from '@testing-library/react';
import { Stars } from './stars.tsx';

const messages = { shell: { ui: { stars: 'Hodnotenie {{stars}} z 5' } } };
const render = (stars: number) =>
  renderInStorefront(<Stars stars={stars} />, { storefront: createTestStorefront({ messages }) });

test.each([
  [5, 128.5],
  [4.5, 114.8],
  [0.5, 12],
  [0, 0],
])('%d of five stars are filled', async (stars, width) => {
  const { container } = await render(stars);
  expect(container.querySelector('svg svg')).toHaveAttribute('width', String(width));
});

test('the accessible name of the stars uses the number format of the country', async () => {
  await render(4.5);
  expect(screen.getByRole('img', { name: 'Hodnotenie 4,5 z 5' })).toBeInTheDocument();
});
