import type { DiscoveryEntry } from '@odeta/contracts';
import type { FileLoad } from '../boot/run-scripts.ts';
import { createCandidates, type Fault } from './candidates.ts';

const entryOf = (version: string): DiscoveryEntry => ({
  url: `/cart/${version}.js`,
  metadata: { integrity: `sha384-${version}`, version },
});

const files = (): FileLoad => ({ ready: Promise.resolve(), heardAt: () => 0, askAgain() {} });

/** The page has version 3 with version 2 as its fallback, version 4 is live, and version 1 worked in this browser before. */
function create({ readVersions = async () => ({ cart: entryOf('4') }), knows = true } = {}) {
  const downloads: string[] = [];
  const candidates = createCandidates({
    versions: { cart: entryOf('3') },
    fallbacks: knows ? { cart: entryOf('2') } : undefined,
    loadOwn: files,
    readVersions,
    lastGood: { find: () => (knows ? [entryOf('1')] : []), remember() {} },
    download(_, address) {
      downloads.push(address);
      return files();
    },
  });
  return { candidates, downloads };
}

type Candidates = ReturnType<typeof createCandidates>;

/** Tries every candidate, each of which has this fault. Returns their addresses. */
async function tryAll(candidates: Candidates, fault: Fault | null, isRequested = false) {
  const addresses: string[] = [];
  for await (const { address, entry } of candidates.of('cart', isRequested)) {
    addresses.push(address);
    if (fault) candidates.mark(entry.url, fault);
  }
  return addresses;
}

test('after an error: page version once more at a fresh address, fallback, live, last good, then those that failed again', async () => {
  const { candidates } = create();

  expect(await tryAll(candidates, 'absent')).toEqual([
    '/cart/3.js',
    '/cart/3.js?retry=1',
    '/cart/2.js',
    '/cart/4.js',
    '/cart/1.js',
    '/cart/2.js?retry=2',
    '/cart/3.js?retry=3',
  ]);
});

test('a version whose code failed is not loaded a second time before the others', async () => {
  const { candidates } = create();

  expect((await tryAll(candidates, 'faulty')).slice(0, 2)).toEqual(['/cart/3.js', '/cart/2.js']);
});

test('beside versions that are only late, others are loaded at their own addresses, and none twice', async () => {
  const { candidates } = create();

  expect(await tryAll(candidates, null)).toEqual(['/cart/3.js', '/cart/2.js', '/cart/4.js', '/cart/1.js']);
});

test('if the live versions cannot be read, those of the page are used', async () => {
  jest.useFakeTimers();
  const { candidates } = create({ readVersions: () => new Promise(() => {}), knows: false });
  const all = tryAll(candidates, 'faulty');

  await jest.advanceTimersByTimeAsync(5_000);

  expect(await all).toEqual(['/cart/3.js', '/cart/3.js?retry=1']);
  jest.useRealTimers();
});

test('a broken version is tried again only when the visitor requests it', async () => {
  const { candidates } = create({ knows: false, readVersions: async () => ({ cart: entryOf('3') }) });
  candidates.mark('/cart/3.js', 'broken');
  expect(candidates.hasOther('cart')).toBe(true);

  expect(await tryAll(candidates, 'broken')).toEqual([]);
  expect(candidates.hasOther('cart')).toBe(false);
  expect(await tryAll(candidates, 'broken', true)).toEqual(['/cart/3.js?retry=1']);
});
