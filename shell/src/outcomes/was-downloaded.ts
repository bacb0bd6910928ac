import { isOfVersion } from '../trace/timings-of.ts';

type Timing = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'transferSize' | 'encodedBodySize'>;

/**
 * Whether this page had to download a version: the first of its own files that it requested did not come from a cache, also not after asking
 * whether it is still valid. `undefined` if nothing of it has arrived, or the browser does not tell.
 */
export function wasDownloaded(timings: readonly Timing[], release: string): boolean | undefined {
  const own = timings.filter(({ name }) => isOfVersion(name, release));
  const [first] = own.toSorted((one, other) => one.startTime - other.startTime);
  if (!first?.encodedBodySize) return undefined;
  return first.transferSize >= first.encodedBodySize;
}
