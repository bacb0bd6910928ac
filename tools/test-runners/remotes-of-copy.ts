import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createDraft } from '../new/draft.ts';
import { newRemote } from '../new/new-remote.ts';

/** What `npm run new -- remote <name>` writes, in a copy of the workspace, with the packages of another remote. */
export function addRemote(copy: string, name: string) {
  const draft = createDraft(copy);
  newRemote(draft, name, {});
  draft.write();
  cpSync(path.join(copy, 'help-mfe/node_modules'), path.join(copy, `${name}-mfe/node_modules`), {
    recursive: true,
    // Links to packages of the workspace are relative.
    verbatimSymlinks: true,
  });
}

/** The reverse: removes its folder. */
export function removeRemote(copy: string, name: string) {
  rmSync(path.join(copy, `${name}-mfe`), { recursive: true });
}
