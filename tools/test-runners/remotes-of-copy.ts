import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** The reverse: removes its folder and its line. */
export function removeRemote(copy: string, name: string) {
  rmSync(path.join(copy, `${name}-mfe`), { recursive: true });
  const list = path.join(copy, 'shell/src/remotes.ts');
  const text = readFileSync(list, 'utf8');
  const without = text.replace(`  { name: '${name}',`, `  // { name: '${name}',`);
  if (without === text) throw new Error(`${list} has no remote ${name}`);
  writeFileSync(list, without);
}
