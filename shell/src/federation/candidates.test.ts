import type { DiscoveryEntry } from '@odeta/contracts';
import { createCandidates } from './candidates.ts';
import { withTimeLimit } from './time-limit.ts';

const entryOf = (version: string): DiscoveryEntry => ({
  url: `/cart/${version}.js`,
  metadata: { integrity: `sha384-${version}`, version },
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const hangs = () => new Promise<never>(() => {});

const comes = async () => {};

/**
 * The page has version 3 with version 2 as its fallback, version 4 is live, and version 1 worked in this browser before. All of them hang
 * except those in `coming`.
 */
function create({ readVersions = async () => ({ cart: entryOf('4') }), coming = [] as string[], knows = true } = {}) {
  const downloads: string[] = [];
  const candidates = createCandidates({
    versions: { cart: entryOf('3') },
    fallbacks: knows ? { cart: entryOf('2') } : undefined,
    scriptsSettled: hangs,
    readVersions,
    lastGood: { find: () => (knows ? [entryOf('1')] : []), remember() {} },
    download({ metadata }, address, timeLimit) {
      downloads.push(address);
      return withTimeLimit(coming.includes(metadata.version) ? comes() : hangs(), timeLimit, address);
    },
    timeLimit: 4_000,
  });
  return { candidates, downloads };
}

/**
 * Tries every candidate for its full time.
 * @returns their addresses.
 */
async function tryAll(candidates: ReturnType<typeof createCandidates>, isRequested = false) {
  const addresses: string[] = [];
  for await (const { address, ready, overtaken = hangs() } of candidates.of('cart', isRequested)) {
    addresses.push(address);
    await withTimeLimit(Promise.race([ready, overtaken]), 4_000, address).catch(() => {});
  }
  return addresses;
}

/** The same with the timers advanced. */
async function tryAllInTime(candidates: ReturnType<typeof createCandidates>, isRequested = false) {
  const all = tryAll(candidates, isRequested);
  await jest.advanceTimersByTimeAsync(60_000);
  return all;
}

test('after the page’s version comes the good one before it, then those that are live and that worked here, then those that did not come', async () => {
  const { candidates } = create();

  expect(await tryAllInTime(candidates)).toEqual([
    '/cart/3.js',
    '/cart/2.js?retry=1',
    '/cart/4.js?retry=2',
    '/cart/1.js?retry=3',
    '/cart/2.js?retry=4',
    '/cart/3.js?retry=5',
  ]);
});

test('a version that hangs gives way after 2 seconds when the good one before it is here, and after 4 when it is not', async () => {
  const tryFirst = async (coming: string[]) => {
    const { candidates } = create({ coming });
    const { value } = await candidates.of('cart').next();
    const overtaken = jest.fn();
    value?.overtaken?.catch(overtaken);
    await jest.advanceTimersByTimeAsync(1_999);
    const before = overtaken.mock.calls.length;
    await jest.advanceTimersByTimeAsync(1);
    return [before, overtaken.mock.calls.length];
  };

  expect([await tryFirst(['2']), await tryFirst([])]).toEqual([
    [0, 1],
    [0, 0],
  ]);
});

test('the versions after the second are downloaded in parallel: when all hang, that is known after 10 seconds', async () => {
  const { candidates, downloads } = create();
  const all = tryAll(candidates);
  const done = jest.fn();
  void all.then(done);

  await jest.advanceTimersByTimeAsync(6_000);
  expect(downloads).toHaveLength(5);
  await jest.advanceTimersByTimeAsync(4_000);

  expect(done).toHaveBeenCalled();
});

test('a list of versions that hangs takes no time of its own', async () => {
  const { candidates, downloads } = create({ readVersions: hangs, knows: false });
  void tryAll(candidates);

  await jest.advanceTimersByTimeAsync(4_000);

  expect(downloads).toEqual(['/cart/3.js?retry=1']);
});

test('a version that broke is tried again only when the visitor asks for it, and last', async () => {
  const { candidates } = create({ knows: false, readVersions: async () => ({ cart: entryOf('3') }) });
  candidates.markBroken('/cart/3.js');
  expect(candidates.hasOther('cart')).toBe(true);

  expect(await tryAllInTime(candidates)).toEqual([]);
  expect(candidates.hasOther('cart')).toBe(false);
  expect(await tryAllInTime(candidates, true)).toEqual(['/cart/3.js?retry=1']);
});
