import path from 'node:path';
import { findNewestChange } from '@odeta/delivery/releases/changes';
import type { TrustedKeys } from '@odeta/delivery/releases/keys';
import type { WritableStore } from '@odeta/delivery/releases/store';
import { namesIn } from './prune.ts';

interface Found {
  name: string;
  files: readonly string[];
}

/**
 * Whether nobody has released something again since it was found to be unneeded: a command publishes it anew, and lists it only seconds
 * later. `since`: milliseconds; files that were written later stay.
 */
export async function isStillUnneeded(
  store: WritableStore,
  keys: TrustedKeys,
  { name, files }: Found,
  since: number,
): Promise<boolean> {
  const { change } = await findNewestChange(store, keys);
  if (change && namesIn(change.document).includes(name)) return false;
  const folder = path.posix.dirname(files.find((file) => file.endsWith('/release.json')) ?? files[0] ?? '');
  const stored = await store.list(folder);
  return stored.every(({ file, createdAt }) => createdAt < since || !files.includes(file));
}
