import type { Release } from './release.ts';

type Sharing = Pick<Release, 'shares'>;

/**
 * The address of a release's file for browsers. Files whose names contain the hash of their content have one without the version, beside the
 * versions' folders, so that a browser that has one from an earlier version does not request it again.
 * @param base the release's folder, with a slash at its end.
 */
export function addressOfFile({ shares }: Sharing, base: string, file: string): string {
  if (shares === undefined || !file.startsWith(shares)) return base + file;
  return base.replace(/[^/]+\/$/, '') + file.slice(shares.length);
}

/** Whether the file is stored beside the versions, too. */
export const isShared = ({ shares }: Sharing, file: string) => shares !== undefined && file.startsWith(shares);
