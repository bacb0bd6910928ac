import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StoreFailure, type WritableStore } from './store.ts';

/** Prefix of a file that is being written. Leftovers of a killed process are not part of the store. */
const DRAFT = '.draft-';

/** A release store in a folder, which several machines may share if its file system has hard links. */
export function createFolderStore(directory: string): WritableStore {
  const root = path.resolve(directory);

  function placeOf(file: string) {
    const place = path.resolve(root, file);
    if (place !== root && !place.startsWith(root + path.sep))
      throw new StoreFailure(`${file} is outside of the release store`);
    return place;
  }

  async function withDraft(file: string, bytes: Buffer, publish: (draft: string, place: string) => Promise<void>) {
    const place = placeOf(file);
    const draft = path.join(path.dirname(place), DRAFT + randomUUID());
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(draft, bytes);
    try {
      await publish(draft, place);
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    find: (file) => orNull(readFile(placeOf(file)), 'ENOENT', 'EISDIR'),

    async create(file, bytes) {
      const created = { yet: true };
      await withDraft(file, bytes, async (draft, place) => {
        const linked = link(draft, place).then(() => true);
        created.yet = (await orNull(linked, 'EEXIST')) ?? false;
      });
      return created.yet;
    },

    replace: (file, bytes) => withDraft(file, bytes, rename),

    async list(folder) {
      const entries = await entriesOf(placeOf(folder));
      const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith(DRAFT));
      const found = await Promise.all(
        files.map(async (entry) => {
          const place = path.join(entry.parentPath, entry.name);
          const stats = await orNull(stat(place), 'ENOENT');
          return stats && { file: path.relative(root, place).replaceAll(path.sep, '/'), createdAt: stats.mtimeMs };
        }),
      );
      return found.filter((file) => file !== null);
    },

    async remove(file) {
      const place = placeOf(file);
      await rm(place, { force: true });
      // Also removes folders that became empty, up to the unit's.
      for (let folder = path.dirname(place); folder !== root; folder = path.dirname(folder))
        if ((await orNull(rmdir(folder), 'ENOTEMPTY', 'EEXIST', 'ENOENT')) === null) return;
    },
  };
}

/** All that the folder holds; nothing if it does not exist. Another program may remove folders and files meanwhile. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await orNull(readdir(folder, { recursive: true, withFileTypes: true }), 'ENOENT', 'ENOTDIR');
  if (entries) return entries;
  const isThere = (await orNull(stat(folder), 'ENOENT', 'ENOTDIR'))?.isDirectory() ?? false;
  return isThere ? entriesOf(folder) : [];
}

/** `null` for these error codes; `undefined` is a normal result. */
async function orNull<Result>(promise: Promise<Result>, ...codes: string[]): Promise<Result | null> {
  try {
    return await promise;
  } catch (error) {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
