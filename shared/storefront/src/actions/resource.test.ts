import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy, snapshot } from '@odeta/storefront/state';
import { createTestStorefront } from '@odeta/storefront/testing';
import { type Loading, notLoaded, resource } from './resource.ts';

interface GoodsState extends Loading {
  name: string | null;
}

const refusal = (code: string, status: number) =>
  new ApiError('/goods', { success: false, code, status, messages: [], validation: {}, body: {} });
const missing = refusal('not-found', 404);
const down = new ApiError('/goods', 'unreachable');

/** A resource whose answers the test gives. */
function open(options: Parameters<typeof resource<GoodsState, [string]>>[2] = {}) {
  const state = proxy<GoodsState>({ ...notLoaded, name: null });
  const asked: { name: string; answer: (name: string | undefined) => void; fail: (error: unknown) => void }[] = [];
  const ask = (name: string) =>
    new Promise<Partial<GoodsState> | undefined>((resolve, fail) =>
      asked.push({ name, answer: (found) => resolve(found === undefined ? undefined : { name: found }), fail }),
    );
  return { state, asked, load: resource(state, ask, options) };
}

test('what was loaded is in the state', async () => {
  const { state, asked, load } = open();

  const loaded = load('coat');
  expect(snapshot(state)).toEqual({ status: 'idle', name: null });
  asked[0]?.answer('Coat');
  await loaded;

  expect(snapshot(state)).toEqual({ status: 'ready', name: 'Coat' });
});

test('of two loads the last one counts, also when its answer arrives first', async () => {
  const { state, asked, load } = open();

  const loaded = [load('coat'), load('scarf')];
  asked[1]?.answer('Scarf');
  asked[0]?.answer('Coat');
  await Promise.all(loaded);

  expect(snapshot(state)).toEqual({ status: 'ready', name: 'Scarf' });
});

test('a late failure of an outdated load changes nothing', async () => {
  const { state, asked, load } = open({ notFound: { name: null } });

  const loaded = [load('coat'), load('scarf')];
  asked[1]?.answer('Scarf');
  asked[0]?.fail(missing);
  await Promise.all(loaded);

  expect(snapshot(state)).toEqual({ status: 'ready', name: 'Scarf' });
});

test('an answer that changes nothing leaves the state as it was', async () => {
  const { state, asked, load } = open();

  const loaded = load('coat');
  asked[0]?.answer(undefined);
  await loaded;

  expect(snapshot(state)).toEqual({ status: 'idle', name: null });
});

test.each([missing, refusal('validation', 400)])(
  'what the server does not have replaces the data: %s',
  async (error) => {
    const { state, asked, load } = open({ notFound: { name: null } });
    const former = load('coat');
    asked[0]?.answer('Coat');
    await former;

    const loaded = load('scarf');
    asked[1]?.fail(error);
    await loaded;

    expect(snapshot(state)).toEqual({ status: 'not-found', name: null });
  },
);

test.each([
  ['a failure without a handler', {}, down],
  ['something missing without a state for it', {}, missing],
  ['a failure of a resource that knows only what is missing', { notFound: {} }, down],
  ['a mistake in the program', { notFound: {}, onFailure: () => {} }, new TypeError('of undefined')],
])('%s is thrown, and the former data stays', async (_, options, error) => {
  const { state, asked, load } = open(options);
  const former = load('coat');
  asked[0]?.answer('Coat');
  await former;

  const loaded = load('coat');
  asked[1]?.fail(error);

  await expect(loaded).rejects.toBe(error);
  expect(snapshot(state)).toEqual({ status: 'ready', name: 'Coat' });
});

test('a failure that the store logs keeps the former data, and the next load tries again', async () => {
  const logged: unknown[] = [];
  const { state, asked, load } = open({ onFailure: (error) => void logged.push(error) });
  const results: unknown[] = [];
  for (const reply of ['Coat', down, 'Scarf']) {
    const loaded = load('goods');
    const last = asked.at(-1);
    if (typeof reply === 'string') last?.answer(reply);
    else last?.fail(reply);
    await loaded;
    results.push(snapshot(state));
  }

  expect(results).toEqual([
    { status: 'ready', name: 'Coat' },
    { status: 'failed', name: 'Coat' },
    { status: 'ready', name: 'Scarf' },
  ]);
  expect(logged).toEqual([down]);
});

test('data that does not belong to what failed does not stay', async () => {
  const { state, asked, load } = open({ onFailure: () => {}, failed: { name: null } });
  const former = load('coat');
  asked[0]?.answer('Coat');
  await former;

  const loaded = load('scarf');
  asked[1]?.fail(down);
  await loaded;

  expect(snapshot(state)).toEqual({ status: 'failed', name: null });
});

test('data that does not change is requested once, and again after a failure', async () => {
  const { state, asked, load } = open({ once: true, onFailure: () => {} });

  const failed = load('coat');
  await load('coat');
  expect(state.status).toBe('loading');
  asked[0]?.fail(down);
  await failed;
  expect(state.status).toBe('failed');
  const loaded = load('coat');
  expect(state.status).toBe('loading');
  asked[1]?.answer('Coat');
  await loaded;
  await load('coat');

  expect(asked).toHaveLength(2);
  expect(snapshot(state)).toEqual({ status: 'ready', name: 'Coat' });
});

test('what was loaded on the server is in the browser without a request', async () => {
  function createGoodsStore(_: Storefront) {
    const state = proxy<GoodsState>({ ...notLoaded, name: null });
    return { state, load: resource(state, async (name: string) => ({ name })) };
  }
  createGoodsStore.storeKey = 'test.goods';
  const server = createTestStorefront();
  await server.storeOf(createGoodsStore).load('Coat');

  const dehydrated = JSON.parse(JSON.stringify(server.dehydrate()));

  const { state } = createTestStorefront({ dehydrated }).storeOf(createGoodsStore);
  expect(snapshot(state)).toEqual({ status: 'ready', name: 'Coat' });
});
