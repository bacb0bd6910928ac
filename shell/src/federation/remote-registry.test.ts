import type { RemoteModule } from '@odeta/storefront';
import { createRegistry, createServerRegistry } from './remote-registry.ts';

const cart = { name: 'cart', routes: [] } as unknown as RemoteModule;

test('several requests for a remote share one load', async () => {
  const load = jest.fn(async () => cart);
  const registry = createRegistry({ load });

  expect(await registry.get('cart')).toBe(await registry.get('cart'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('the promise of a loaded remote exposes its status and value, so that it renders without a fallback', async () => {
  const promise = createRegistry({ load: async () => cart }).get('cart');
  await promise;

  expect(promise).toMatchObject({ status: 'fulfilled', value: cart });
});

test('a remote that failed to load is loaded again on the next request', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(cart);
  const registry = createRegistry({ load });

  await registry.get('cart').catch(() => {});

  await expect(registry.get('cart')).resolves.toBe(cart);
});

test('a loaded remote that fails later is reported as failed and loaded again on request', async () => {
  const load = jest.fn(async (_name: string, _isRequested: boolean) => cart);
  const failed = jest.fn((_name: string) => true);
  const registry = createRegistry({ load, failed });
  await registry.get('cart');

  const hasOther = registry.failed('cart');
  await registry.getAgain('cart');

  expect([hasOther, failed.mock.calls]).toEqual([true, [['cart']]]);
  expect(load.mock.calls).toEqual([
    ['cart', false],
    ['cart', true],
  ]);
});

test('a remote that failed to load has no other version left, as all were tried', async () => {
  const registry = createRegistry({ load: () => Promise.reject(new Error('down')), failed: () => true });
  await registry.get('cart').catch(() => {});

  expect(registry.failed('cart')).toBe(false);
});

test('on the server a remote is resolved or rejected at once', () => {
  expect(createServerRegistry(cart).get('cart')).toMatchObject({ status: 'fulfilled', value: cart });
  expect(createServerRegistry(null).get('cart')).toMatchObject({ status: 'rejected' });
});
