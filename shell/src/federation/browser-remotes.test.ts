import { cart, createParts, entryOf, fails, type Loads, works } from '../../testing/remotes.ts';

test('a remote is loaded with its texts in the version that the page was rendered with', async () => {
  const { remotes, remembered, storefront } = createParts({ '/releases/cart/1/remote-entry.js': works });

  await expect(remotes.get('cart')).resolves.toBe(cart);
  expect(storefront.i18n.t('title', { ns: 'cart' })).toBe('Košík');
  expect(remembered).toEqual([]);
});

test('a version is remembered when its page is shown', async () => {
  const { remotes, remembered } = createParts({ '/releases/cart/1/remote-entry.js': works });
  await remotes.get('cart');

  remotes.worked('cart');

  expect(remembered).toEqual(['1']);
});

test('a file that did not arrive is requested again under a fresh address before another version is', async () => {
  let requests = 0;
  const { remotes, registered } = createParts(
    { '/releases/cart/1/remote-entry.js?retry=1': works },
    {
      fallback: entryOf('0'),
      files: {
        get 1() {
          requests += 1;
          return requests === 1 ? Promise.reject(new Error('connection lost')) : Promise.resolve();
        },
      },
    },
  );

  await expect(remotes.get('cart')).resolves.toBe(cart);
  expect(registered.at(-1)).toBe('/releases/cart/1/remote-entry.js?retry=1');
});

test('a failing release that has been rolled back is replaced by the live release', async () => {
  const { remotes } = createParts(
    { '/releases/cart/1/remote-entry.js': fails, '/releases/cart/0/remote-entry.js': works },
    { live: entryOf('0') },
  );

  await expect(remotes.get('cart')).resolves.toBe(cart);
  expect(remotes.releaseOf('cart')).toBe('cart@0');
});

test.each(['fallback', 'lastGood'])(
  'a version that fails to load is replaced by the previous good version (%s)',
  async (source) => {
    const { remotes, setAside, outcomes, storefront } = createParts(
      { '/releases/cart/1/remote-entry.js': fails, '/releases/cart/0/remote-entry.js': works },
      { [source]: entryOf('0') },
    );

    await expect(remotes.get('cart')).resolves.toBe(cart);
    remotes.worked('cart');

    expect([setAside, outcomes]).toEqual([['cart@1'], ['cart@1 load', 'cart@0 shown', 'shell shown']]);
    expect(storefront.sent.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ failure: { kind: 'version', unit: 'cart@1' } }),
    ]);
  },
);

test('a version whose page fails to load is replaced by a version whose page loads', async () => {
  const open = () => Promise.reject(new Error('no such chunk'));
  const { remotes, registered } = createParts(
    {
      '/releases/cart/1/remote-entry.js': async () => ({
        remote: { ...cart, routes: [{ path: '', chunk: 'list', open }] },
      }),
      '/releases/cart/0/remote-entry.js': works,
    },
    { live: entryOf('0') },
  );

  await expect(remotes.get('cart')).resolves.toBe(cart);
  expect(registered.at(-1)).toBe('/releases/cart/0/remote-entry.js');
});

test('a remote that exposes an invalid module is rejected', async () => {
  const { remotes } = createParts({ '/releases/cart/1/remote-entry.js': async () => ({ remote: { routes: [] } }) });

  await expect(remotes.get('cart')).rejects.toThrow();
});

test('after every attempt has failed, the next request loads the remote again', async () => {
  const loads: Loads = {};
  const { remotes } = createParts(loads);
  await expect(remotes.get('cart')).rejects.toThrow('no such script');
  loads['/releases/cart/1/remote-entry.js?retry=2'] = works;

  await expect(remotes.get('cart')).resolves.toBe(cart);
});

test('a version that failed to render is replaced by the version that last worked in this browser', async () => {
  const { remotes, registered, outcomes } = createParts(
    { '/releases/cart/1/remote-entry.js': works, '/releases/cart/0/remote-entry.js': works },
    { lastGood: entryOf('0') },
  );
  await remotes.get('cart');

  expect(remotes.failed('cart')).toBe(true);
  await remotes.get('cart');

  expect(outcomes).toEqual(['cart@1 render']);
  expect(registered.at(-1)).toBe('/releases/cart/0/remote-entry.js');
});

test('after a render failure a single available version is loaded again only when the visitor requests it', async () => {
  const { remotes, registered } = createParts({
    '/releases/cart/1/remote-entry.js': works,
    '/releases/cart/1/remote-entry.js?retry=1': works,
  });
  await remotes.get('cart');

  remotes.failed('cart');
  await expect(remotes.get('cart')).rejects.toThrow('is left');
  await remotes.getAgain('cart');

  expect(registered.at(-1)).toBe('/releases/cart/1/remote-entry.js?retry=1');
});
