import { cpSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { workspace } from './workspace.ts';

/** Generated files, and what a copy does not need. */
const leftOut = /^(\.git|\.data|node_modules|docs|assets|[^/]+\/dist)$/;

/**
 * Copies the sources to edit and build them elsewhere: links between units lead to the copy, packages to the original. With names of
 * folders it is like a sparse clone: these folders, and the files beside them.
 */
export function copyWorkspace(target: string, folders?: readonly string[]) {
  const isCloned = (place: string) => !folders || !isFolder(place) || folders.includes(place.split(path.sep)[0] ?? '');
  cpSync(workspace, target, {
    recursive: true,
    // Links to other units are relative, so they lead to the copy.
    verbatimSymlinks: true,
    filter: (source) => {
      const place = path.relative(workspace, source);
      return !leftOut.test(place) && (place === '' || isCloned(place));
    },
  });
  symlinkSync(path.join(workspace, 'node_modules'), path.join(target, 'node_modules'));
}

const isFolder = (place: string) => place.includes(path.sep) || statSync(path.join(workspace, place)).isDirectory();
