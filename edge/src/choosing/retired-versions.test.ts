import type { DiscoveryEntry } from '@odeta/contracts';
import { createRetiredVersions } from './retired-versions.ts';

const entryOf = (version: string, fallback?: string): DiscoveryEntry => ({
  url: `/${version}.js`,
  metadata: { integrity: 'x', version },
  deployment: { traffic: 100, default: true },
  ...(fallback && {
    fallbackUrl: `/${fallback}.js`,
    extras: {
      release: { url: `/${version}.json`, integrity: 'x' },
      fallback: { version: fallback, integrity: 'x', release: { url: `/${fallback}.json`, integrity: 'x' } },
    },
  }),
});

/** Which versions a purchase may have after these were live, one after the other. */
function afterLive(...entries: DiscoveryEntry[]) {
  const retired = createRetiredVersions();
  const listings = entries.map((entry) => retired.addTo({ cart: [entry] }));
  return listings.at(-1)?.cart?.map(({ metadata }) => metadata.version);
}

test('a purchase may have every version that a newer one was listed over', () => {
  expect(afterLive(entryOf('1'), entryOf('2', '1'), entryOf('3', '2'))).toEqual(['3', '1', '2']);
});

test('none that was rolled back', () => {
  expect(afterLive(entryOf('1'), entryOf('2', '1'), entryOf('1'))).toEqual(['1']);
  expect(afterLive(entryOf('2'), entryOf('1', '0'))).toEqual(['1']);
});

test('nobody gets one by chance', () => {
  const retired = createRetiredVersions();
  retired.addTo({ cart: [entryOf('1')] });

  expect(retired.addTo({ cart: [entryOf('2', '1')] }).cart?.[1]?.deployment).toEqual({ traffic: 0, default: false });
});
