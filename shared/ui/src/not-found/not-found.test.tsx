import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { NotFound } from './not-found.tsx';

test('a page that does not exist searches for what its address names, and leads on (O2, P19)', async () => {
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
