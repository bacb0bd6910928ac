import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { workspace } from './workspace.ts';

/** Everything that is made from the sources, or that a copy can do without. */
const leftOut = /^(\.git|\.data|node_modules|docs|assets|[^/]+\/dist)$/;

/** Copies the sources to edit and build them elsewhere: units lead to each other in the copy, packages to the original's. */
export function copyWorkspace(target: string) {
  cpSync(workspace, target, {
    recursive: true,
    // Links to other units are relative: in the copy they lead to the copy.
    verbatimSymlinks: true,
    filter: (source) => !leftOut.test(path.relative(workspace, source)),
  });
  symlinkSync(path.join(workspace, 'node_modules'), path.join(target, 'node_modules'));
}
