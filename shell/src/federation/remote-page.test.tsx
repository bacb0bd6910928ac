import { type Problem, writeLog } from '@odeta/contracts';
import { ApiError, type RemoteModule, type Storefront } from '@odeta/storefront';
import { Link } from '@odeta/storefront/router';
import { act, answers, createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { type ReactNode, useEffect } from 'react';
import { createOpenPage } from './open-page.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
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
  return { loads, goOn: () => act(() => user.click(screen.getByRole('link'))) };
}

test('data loaded by the server is not loaded again until the page is left and entered again', async () => {
  const { loads, goOn } = await enter('/cart');
  expect(loads).toEqual([]);

  await goOn();
  await goOn();

  expect(loads).toEqual(['/cart/gift', '/cart']);
  expect(document.title).toBe('Title /cart');
});

test('an invalid event from a remote is dropped and logged with the version that sent it', async () => {
  const page = {
    page: () => <h1>Cart</h1>,
    load: async ({ events }: Storefront) => events.emit('cart.changed', { cartItemsCount: '3' } as never),
    meta: () => ({ title: 'Cart' }),
  };
  const module = { name: 'cart', messages: {}, routes: [{ path: '/cart', ...page }] } as unknown as RemoteModule;
  const registry = createRegistry({ load: async () => module, releaseOf: () => 'cart@1.4.0' });
  const storefront = createTestStorefront({ api: [answers(writeLog, {})] });

  await renderInStorefront(
    <RemotesProvider registry={registry} openPage={createOpenPage()} loadedUrl={null} onShown={() => {}}>
      <RemotePage name="cart" promise={registry.get('cart')} />
    </RemotesProvider>,
    { url: '/cart', storefront },
  );

  expect(storefront.sent).toMatchObject([
    { payload: { message: 'The event "cart.changed" of cart@1.4.0 does not fit and was dropped: cartItemsCount' } },
  ]);
  expect(storefront.session.state.cartItemsCount).toBe(0);
});

test('data that the server could not load is loaded by the browser', async () => {
  const { loads } = await enter(null);

  expect(loads).toEqual(['/cart']);
});

test('a page shows the shell’s content inside it', async () => {
  await enter(null);

  expect(screen.getByText('Of the shell')).toBeVisible();
});

function FailingEffect(): null {
  useEffect(() => {
    throw new Error('broken in an effect');
  }, []);
  return null;
}

test.each([
  ['is shown for a while has worked', () => <h1>Cart</h1>, 5_000, ['worked']],
  ['is left within two seconds has not', () => <h1>Cart</h1>, 1_000, ['left']],
  ['fails in an effect has not', FailingEffect, 5_000, ['left']],
])('a version whose page %s', async (_, page, ms, expected) => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const said: string[] = [];
  const routes = [{ path: '/cart', page, meta: () => ({ title: '' }) }];
  const module = { name: 'cart', messages: {}, routes } as unknown as RemoteModule;
  const registry = createRegistry({
    load: async () => module,
    worked: () => said.push('worked'),
    left: () => said.push('left'),
  });
  const { unmount } = await renderInStorefront(
    <RemotesProvider registry={registry} openPage={createOpenPage()} loadedUrl="/cart" onShown={() => {}}>
      <RemoteBoundary fallback={null} onError={() => {}}>
        <RemotePage name="cart" promise={registry.get('cart')} />
      </RemoteBoundary>
    </RemotesProvider>,
    { url: '/cart' },
  );

  await act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
  unmount();

  expect(said).toEqual(expected);
  jest.useRealTimers();
});

test('a skeleton asks for its data again by itself while the line or a busy server is the reason, with a line on it', async () => {
  jest.useFakeTimers();
  const answers: (() => Promise<void>)[] = [
    () => Promise.reject(new ApiError('/catalog/search', 'timeout')),
    () => Promise.reject(new ApiError('/catalog/search', { code: 'busy', status: 503 } as Problem)),
    async () => {},
  ];
  const page = { page: () => <h1>Skeleton</h1>, load: () => answers.shift()?.(), meta: () => ({ title: 'Found' }) };
  const module = { name: 'cart', messages: {}, routes: [{ path: '/cart', ...page }] } as unknown as RemoteModule;
  const registry = createRegistry({ load: async () => module });
  const { storefront } = await renderInStorefront(
    <RemotesProvider registry={registry} openPage={createOpenPage()} loadedUrl={null} onShown={() => {}}>
      <RemotePage name="cart" promise={registry.get('cart')} />
    </RemotesProvider>,
    { url: '/cart' },
  );
  const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

  await pass(4_000);
  expect(screen.getByRole('status')).toHaveTextContent('late.slow.title');
  await pass(2_000);
  expect(answers).toHaveLength(1);
  await act(async () => void window.dispatchEvent(new Event('online')));

  expect(answers).toEqual([]);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(storefront.sent).toEqual([]);
  jest.useRealTimers();
});
