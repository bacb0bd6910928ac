/** Whether a file belongs to a release, such as `cart@1.5.0`, alone: the others have addresses without its version. */
export const isOfVersion = (name: string, release: string) => name.includes(`/releases/${release.replace('@', '/')}/`);

/** Timings of the files of a release. Those that the unit's versions share count for each version of it on this page. */
export function timingsOf<Entry extends { name: string }>(timings: readonly Entry[], release: string): Entry[] {
  const shared = new RegExp(`/releases/${release.split('@')[0]}/[^/]+$`);
  return timings.filter(({ name }) => isOfVersion(name, release) || shared.test(name));
}
