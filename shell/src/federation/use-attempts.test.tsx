import type { RemoteModule } from '@odeta/storefront';
import { renderInStorefront, screen } from '@odeta/storefront/testing';
import { act } from 'react';
import { createOpenPage } from './open-page.ts';
import { RemotesProvider } from './remote-context.tsx';
import { RemoteOutlet } from './remote-outlet.tsx';
import { createRegistry } from './remote-registry.ts';

function moduleOf(page: () => unknown) {
  const routes = [{ path: '/cart', page, meta: () => ({ title: '' }) }];
  return { name: 'cart', messages: {}, routes } as unknown as RemoteModule;
}

const broken = moduleOf(() => {
  throw new Error('broken render');
});
const good = moduleOf(() => <h1>Two coats</h1>);

/** Opens the cart, whose versions are loaded one after the other. */
async function enter(versions: RemoteModule[]) {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const all = [...versions];
  const registry = createRegistry({
    load: async () => versions.shift() ?? Promise.reject(new Error('no version')),
    releaseOf: () => `cart@${all.length - versions.length}`,
    failed: () => versions.length > 0,
  });
  const { storefront } = await renderInStorefront(
    <RemotesProvider {...{ registry, openPage: createOpenPage(), loadedUrl: '/cart', onShown: () => {} }}>
      <RemoteOutlet name="cart" />
    </RemotesProvider>,
    { url: '/cart' },
  );
  await act(async () => {});
  return storefront.sent.map(({ payload }) => (payload as { failure: object }).failure);
}

test('a version that fails to render is automatically replaced by the next one', async () => {
  const reports = await enter([broken, broken, good]);

  expect(screen.getByRole('heading', { name: 'Two coats' })).toBeVisible();
  expect(reports).toEqual([
    { kind: 'version', unit: 'cart@1' },
    { kind: 'version', unit: 'cart@2' },
  ]);
});

test('an error is shown when the last version also fails to render', async () => {
  const reports = await enter([broken, broken]);

  expect(screen.getByRole('alert')).toHaveTextContent('remote-fallback.title');
  expect(reports).toEqual([
    { kind: 'version', unit: 'cart@1' },
    { kind: 'area', unit: 'cart@2' },
  ]);
});
