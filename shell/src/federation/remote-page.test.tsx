import type { RemoteModule } from '@odeta/storefront';
import { Link } from '@odeta/storefront/router';
import { renderInStorefront, screen } from '@odeta/storefront/testing';
import type { ReactNode } from 'react';
import { createOpenPage } from './open-page.ts';
import { RemotesProvider } from './remote-context.tsx';
import { RemotePage } from './remote-page.tsx';
import { createRegistry } from './remote-registry.ts';

async function enter(loadedUrl: string | null) {
  const loads: string[] = [];
  const module = {
    name: 'cart',
    messages: {},
    routes: ['/cart', '/cart/gift'].map((path) => ({
      path,
      page: ({ children }: { children?: ReactNode }) => (
        <>
          <h1>{path}</h1>
          {children}
          <Link to={path === '/cart' ? '/cart/gift' : '/cart'}>Go on</Link>
        </>
      ),
      load: async () => void loads.push(path),
      meta: () => ({ title: `Title ${path}` }),
    })),
  } as unknown as RemoteModule;
  const registry = createRegistry({ load: async () => module });
  const { user } = await renderInStorefront(
    <RemotesProvider registry={registry} openPage={createOpenPage()} loadedUrl={loadedUrl} onShown={() => {}}>
      <RemotePage name="cart" promise={registry.get('cart')}>
        <p>Of the shell</p>
      </RemotePage>
    </RemotesProvider>,
    { url: '/cart' },
  );
  return { loads, goOn: () => user.click(screen.getByRole('link')) };
}

test('what the server loaded is not loaded again, until the page is left and entered anew', async () => {
  const { loads, goOn } = await enter('/cart');
  expect(loads).toEqual([]);

  await goOn();
  await goOn();

  expect(loads).toEqual(['/cart/gift', '/cart']);
  expect(document.title).toBe('Title /cart');
});

test('a page that the server could not load is loaded by the browser', async () => {
  const { loads } = await enter(null);

  expect(loads).toEqual(['/cart']);
});

test('a page shows what of the shell stands within it', async () => {
  await enter(null);

  expect(screen.getByText('Of the shell')).toBeVisible();
});
