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

/** The page came with version 1, version 2 is live, and version 0 worked in this browser before; all of them hang. */
function create({ readVersions = async () => ({ cart: entryOf('2') }) } = {}) {
  const downloads: string[] = [];
  const candidates = createCandidates({
    versions: { cart: entryOf('1') },
    scriptsSettled: hangs,
    readVersions,
    lastGood: { find: () => entryOf('0'), remember() {} },
    download(_, address, timeLimit) {
      downloads.push(address);
      return withTimeLimit(hangs(), timeLimit, address);
    },
    timeLimit: 4_000,
  });
  return { candidates, downloads };
}

/** Tries every candidate for as long as it may take. @returns their addresses. */
async function tryAll(candidates: ReturnType<typeof createCandidates>) {
  const addresses: string[] = [];
  for await (const { address, ready } of candidates.of('cart')) {
    addresses.push(address);
    await withTimeLimit(ready, 4_000, address).catch(() => {});
  }
  return addresses;
}

test('the versions after the first are downloaded in parallel: when all hang, that is known after 8 seconds', async () => {
  const { candidates, downloads } = create();
  const all = tryAll(candidates);

  await jest.advanceTimersByTimeAsync(4_000);
  expect(downloads).toEqual(['/cart/2.js?retry=1', '/cart/0.js?retry=2']);
  await jest.advanceTimersByTimeAsync(4_000);

  await expect(all).resolves.toEqual(['/cart/1.js', '/cart/2.js?retry=1', '/cart/0.js?retry=2']);
});

test('a list of versions that hangs takes no time of its own', async () => {
  const { candidates, downloads } = create({ readVersions: hangs });
  void tryAll(candidates);

  await jest.advanceTimersByTimeAsync(4_000);

  expect(downloads).toEqual(['/cart/1.js?retry=1', '/cart/0.js?retry=2']);
});

test('another attempt does not wait again for the scripts of the document', async () => {
  const { candidates, downloads } = create();
  const first = tryAll(candidates);
  await jest.advanceTimersByTimeAsync(8_000);
  await first;

  void tryAll(candidates);
  await jest.advanceTimersByTimeAsync(0);

  expect(downloads.slice(2)).toEqual(['/cart/2.js?retry=3', '/cart/0.js?retry=4']);
});
