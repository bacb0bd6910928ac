import { renderInStorefront } from '@odeta/storefront/testing';
import { screen } from '@testing-library/react';
import { Loader } from './loader.tsx';

test('a loader is 22 px wide and announces what is loading', async () => {
  const { container } = await renderInStorefront(<Loader label="Načítavame výdajné miesta" />);

  expect(screen.getByRole('status')).toHaveTextContent('Načítavame výdajné miesta');
  expect(container.querySelector('svg')).toHaveAttribute('width', '22');
});
