import { renderInStorefront } from '@odeta/storefront/testing';
import { screen } from '@testing-library/react';
import { Loader } from './loader.tsx';

test('a loader is 22 px and says what is waited for', async () => {
  const { container } = await renderInStorefront(<Loader label="Načítavame výdajné miesta" />);

  expect(screen.getByRole('status')).toHaveTextContent('Načítavame výdajné miesta');
  expect(container.querySelector('svg')).toHaveAttribute('width', '22');
});
