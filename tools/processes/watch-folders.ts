import { existsSync, type FSWatcher, globSync, watch } from 'node:fs';
import path from 'node:path';
import type { Stoppable } from './stop.ts';

/** Milliseconds: an editor writes a file in several steps. */
const CALM = 50;
/** Tests and the drafts of editors. */
const ignored = /\.test\.tsx?$|^\.|~$/;

/**
 * Calls `changed` with a file that was written, created, moved or removed below the folders. Each folder is watched separately, because
 * Node's recursive mode on Linux (also `--watch-path`) loses files that an editor replaces.
 */
export function watchFolders(folders: readonly string[], changed: (file: string) => void): Stoppable {
  const watchers = new Map<string, FSWatcher>();
  let calm: NodeJS.Timeout | undefined;
  follow();

  return {
    async stop() {
      clearTimeout(calm);
      for (const watcher of watchers.values()) watcher.close();
    },
  };

  function follow() {
    for (const [folder, watcher] of watchers) {
      if (existsSync(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders.flatMap(listFolders)) {
      if (!watchers.has(folder))
        watchers.set(
          folder,
          watch(folder, (_, file) => hear(folder, file ?? '')),
        );
    }
  }

  function hear(folder: string, file: string) {
    if (ignored.test(file)) return;
    clearTimeout(calm);
    calm = setTimeout(() => {
      follow();
      changed(path.join(folder, file));
    }, CALM);
  }
}

const listFolders = (folder: string) => [
  folder,
  ...globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name)),
];
