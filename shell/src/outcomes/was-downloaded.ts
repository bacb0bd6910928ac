type Timing = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'transferSize' | 'encodedBodySize'>;

/** Timings of the files of a release, such as `cart@1.5.0`. */
export function timingsOf<Entry extends Pick<Timing, 'name'>>(timings: readonly Entry[], release: string): Entry[] {
  const folder = `/releases/${release.replace('@', '/')}/`;
  return timings.filter(({ name }) => name.includes(folder));
}

/**
 * Whether this page had to download a version: the first of its files that it requested did not come from a cache, also not after asking
 * whether it is still valid. `undefined` if nothing of it has arrived, or the browser does not tell.
 */
export function wasDownloaded(timings: readonly Timing[], release: string): boolean | undefined {
  const [first] = timingsOf(timings, release).toSorted((one, other) => one.startTime - other.startTime);
  if (!first?.encodedBodySize) return undefined;
  return first.transferSize >= first.encodedBodySize;
}
