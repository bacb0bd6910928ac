import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { NotFound } from './not-found.tsx';

test('the not-found page has a search prefilled with the name in the URL, and links to home and help (O2, P19)', async () => {
  const { unmount } = await renderInStorefront(<NotFound />, {
    storefront: createTestStorefront(),
    url: '/p/vlneny-kab%C3%A1t',
  });
  expect(screen.getByRole('searchbox')).toHaveValue('vlneny kabát');
  expect(screen.getByRole('searchbox').closest('form')).toHaveAttribute('action', '/search/');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/pomoc/']);
  unmount();

  await renderInStorefront(<NotFound />, { storefront: createTestStorefront(), url: '/nic/take' });
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
