import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';
import { environmentDocument } from './environment-document.ts';
import { foldersDocument } from './folders-document.ts';
import { lawDocuments } from './law-document.ts';

/** Documents that are generated from the sources, by path from the workspace. */
export const generated: Readonly<Record<string, () => string>> = {
  'docs/environment.md': environmentDocument,
  'docs/folders.md': foldersDocument,
  ...lawDocuments,
};

/** `npm run documents`: writes them. */
export async function run() {
  for (const [file, write] of Object.entries(generated)) writeFileSync(path.join(workspace, file), write());
}
