import { createFolderStore } from './folder-store.ts';
import { createHttpStore } from './http-store.ts';
import { createS3Store } from './s3-store.ts';
import type { ReadableStore, WritableStore } from './store.ts';

/** Milliseconds within which a bucket must deliver a file, while a page of a server may wait for it. */
const READ_LIMIT = 3_000;

/** The store at `s3://…`, or in a folder; `null` for an `http:` or `https:` address, which is read-only. */
export function openWritableStore(location: string): WritableStore | null {
  if (/^https?:/.test(location)) return null;
  return location.startsWith('s3:') ? createS3Store(location) : createFolderStore(location);
}

/** The store at an address (`https://…`, `s3://…`), or in a folder, for those who only read. */
export function openStore(location: string): ReadableStore {
  if (location.startsWith('s3:')) return createS3Store(location, READ_LIMIT);
  return openWritableStore(location) ?? createHttpStore(location);
}
