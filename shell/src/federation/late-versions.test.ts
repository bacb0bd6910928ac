import { createParts, entryOf, hangs, works } from '../../testing/remotes.ts';

afterEach(() => void jest.useRealTimers());

test('the document’s own scripts are used the moment they are there, however late that is', async () => {
  jest.useFakeTimers();
  const own = Promise.withResolvers<void>();
  const { remotes, setAside, outcomes, storefront } = createParts(
    { '/releases/cart/1/remote-entry.js': works },
    { files: { 1: own.promise, 0: hangs() }, live: entryOf('0') },
  );
  const arrived = remotes.get('cart');

  await jest.advanceTimersByTimeAsync(120_000);
  expect(arrived.status).toBe('pending');
  own.resolve();
  await jest.advanceTimersByTimeAsync(0);
  remotes.worked('cart');

  expect(arrived.status).toBe('fulfilled');
  expect([setAside, outcomes, storefront.sent]).toEqual([[], ['cart@0 late', 'cart@1 shown', 'shell shown'], []]);
});

test('a version of which nothing arrives for 10 seconds gets another one beside it, and is not set aside', async () => {
  jest.useFakeTimers();
  const { remotes, setAside, outcomes, storefront } = createParts(
    { '/releases/cart/0/remote-entry.js': works },
    { fallback: entryOf('0'), files: { 1: hangs() } },
  );
  const arrived = remotes.get('cart');

  await jest.advanceTimersByTimeAsync(9_999);
  expect(arrived.status).toBe('pending');
  await jest.advanceTimersByTimeAsync(1);
  expect(arrived.status).toBe('fulfilled');
  remotes.worked('cart');

  expect([setAside, outcomes, storefront.sent]).toEqual([[], ['cart@1 late', 'cart@0 shown', 'shell shown'], []]);
});

test('the only version is requested again at its address after 30 seconds without a sign of it', async () => {
  jest.useFakeTimers();
  const { remotes, asked } = createParts({}, { files: { 1: hangs() } });
  void remotes.get('cart');

  await jest.advanceTimersByTimeAsync(29_999);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(30_001);

  expect(asked).toEqual(['1', '1']);
});

test('without a connection a failure says nothing about a release, also if another version is there once the line is back', async () => {
  const line = { isOnline: false };
  const back = Promise.withResolvers<void>();
  const { remotes, setAside, outcomes, storefront } = createParts(
    { '/releases/cart/0/remote-entry.js': works },
    { fallback: entryOf('0'), files: { 1: Promise.reject(new Error('no connection')), 0: back.promise }, line },
  );

  const arrived = remotes.get('cart');
  await new Promise((resolve) => setTimeout(resolve));
  line.isOnline = true;
  back.resolve();
  await arrived;
  remotes.worked('cart');

  expect([setAside, outcomes, storefront.sent]).toEqual([[], ['cart@0 shown', 'shell shown'], []]);
});
