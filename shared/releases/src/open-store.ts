import { createFolderStore } from './folder-store.ts';
import { createHttpStore } from './http-store.ts';
import { createS3Store } from './s3-store.ts';
import type { ReadableStore, WritableStore } from './store.ts';

/** The store at `s3://…`, or in a folder; `null` for an `http:` or `https:` address, which is read-only. */
export function openWritableStore(location: string): WritableStore | null {
  if (/^https?:/.test(location)) return null;
  return location.startsWith('s3:') ? createS3Store(location) : createFolderStore(location);
}

/** The store at an address (`https://…`, `s3://…`), or in a folder. */
export const openStore = (location: string): ReadableStore => openWritableStore(location) ?? createHttpStore(location);
