import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReadableStore } from '@odeta/delivery/releases/store';
import type { PreparedRelease } from '../build/prepared-release.ts';

/** A store with these releases added, as if they were published. */
export function overlayStore(store: ReadableStore, prepared: readonly PreparedRelease[]): ReadableStore {
  return {
    async find(file) {
      const known = await store.find(file);
      if (known) return known;
      const release = prepared.find(({ unit, version }) => file.startsWith(`${unit}/${version}/`));
      if (!release) return null;
      const own = file.slice(`${release.unit}/${release.version}/`.length);
      return readFile(path.join(release.folder, own)).catch(() => null);
    },
  };
}
