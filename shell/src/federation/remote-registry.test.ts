import type { RemoteModule } from '@odeta/storefront';
import { createRegistry, createServerRegistry } from './remote-registry.ts';

const cart = { name: 'cart', routes: [] } as unknown as RemoteModule;

test('everybody who asks for a remote waits for one load', async () => {
  const load = jest.fn(async () => cart);
  const registry = createRegistry({ load });

  expect(await registry.get('cart')).toBe(await registry.get('cart'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a remote that is here says so, and renders without a fallback', async () => {
  const promise = createRegistry({ load: async () => cart }).get('cart');
  await promise;

  expect(promise).toMatchObject({ status: 'fulfilled', value: cart });
});

test('a remote that failed is tried anew when it is asked for again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(cart);
  const registry = createRegistry({ load });

  await registry.get('cart').catch(() => {});

  await expect(registry.get('cart')).resolves.toBe(cart);
});

test('a remote that came and failed all the same is asked for anew, and its source is reported', async () => {
  const load = jest.fn(async () => cart);
  const failed = jest.fn();
  const registry = createRegistry({ load, failed });
  await registry.get('cart');

  registry.failed('cart');
  await registry.get('cart');

  expect(failed).toHaveBeenCalledWith('cart');
  expect(load).toHaveBeenCalledTimes(2);
});

test('on the server a remote is there at once or not at all', () => {
  expect(createServerRegistry(cart).get('cart')).toMatchObject({ status: 'fulfilled', value: cart });
  expect(createServerRegistry(null).get('cart')).toMatchObject({ status: 'rejected' });
});
