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

test('candidates are tried in order: page version, fallback, live, last good, then fallback and page version again', async () => {
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

test('a version that hangs is overtaken after 2 seconds if the fallback has loaded, and not yet if it has not', async () => {
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

test('the versions after the second are downloaded in parallel, so that all attempts end after 10 seconds if all hang', async () => {
  const { candidates, downloads } = create();
  const all = tryAll(candidates);
  const done = jest.fn();
  void all.then(done);

  await jest.advanceTimersByTimeAsync(6_000);
  expect(downloads).toHaveLength(5);
  await jest.advanceTimersByTimeAsync(4_000);

  expect(done).toHaveBeenCalled();
});

test('a hanging request for the live versions does not delay the retry of the page’s version', async () => {
  const { candidates, downloads } = create({ readVersions: hangs, knows: false });
  void tryAll(candidates);

  await jest.advanceTimersByTimeAsync(4_000);

  expect(downloads).toEqual(['/cart/3.js?retry=1']);
});

test('a broken version is tried again only when the visitor requests it', async () => {
  const { candidates } = create({ knows: false, readVersions: async () => ({ cart: entryOf('3') }) });
  candidates.markBroken('/cart/3.js');
  expect(candidates.hasOther('cart')).toBe(true);

  expect(await tryAllInTime(candidates)).toEqual([]);
  expect(candidates.hasOther('cart')).toBe(false);
  expect(await tryAllInTime(candidates, true)).toEqual(['/cart/3.js?retry=1']);
});
