import type { Draft } from './draft.ts';

interface NewUnit {
  folder: string;
  owner: string;
  /** The folder of the remote that it was copied from. */
  model: string;
  path: string;
}

/** Files that name every unit, where they exist: a line for the new one beside the model's. */
export function addToLists(draft: Draft, { folder, owner, model, path }: NewUnit) {
  const handle = `@odeta/${owner.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  addLine(draft, 'CODEOWNERS', new RegExp(`^/${model}/\\s.*\\n`, 'm'), `${`/${folder}/`.padEnd(20)} ${handle}\n`);
  addLine(
    draft,
    'README.md',
    new RegExp(`^\\| .*\`${model}/\`.*\\n`, 'm'),
    `| \`${folder}/\` | the pages at \`${path}\` |\n`,
  );
}

function addLine(draft: Draft, file: string, beside: RegExp, line: string) {
  if (!draft.has(file) || !beside.test(draft.read(file))) return;
  draft.edit(file, (text) => text.replace(beside, (found) => line + found));
}
