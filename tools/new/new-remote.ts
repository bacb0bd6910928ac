import { readdirSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '@odeta/workspace/failure';
import { findUnits } from '@odeta/workspace/workspace';
import type { Draft } from './draft.ts';
import { fill, readTemplate } from './fill.ts';
import { addToLists } from './lists-of-units.ts';
import { addToLockFile } from './lock-file.ts';
import { ensureName } from './names.ts';
import { addPage, printed } from './new-page.ts';
import { ensureFree } from './remotes.ts';

/** The remote whose configuration and lock file entries a new one copies. */
const MODEL = 'help';
/** JSX uses them without an import. */
const USED_BY_JSX = ['react'];

interface Options {
  owner?: string;
  path?: string;
}

/** `remote gift [--owner <team>] [--path /gift]`: a remote with one page. */
export function newRemote(draft: Draft, name: string, { owner, path: prefix = `/${name}` }: Options) {
  ensureName('remote', name);
  // As in the dependency rules.
  if (/\d/.test(name)) throw new StartFailure(`A remote's name has no digits; "${name}" has.`);
  const folder = `${name}-mfe`;
  const units = findUnits(draft.root);
  const taken = units.some((unit) => unit.name === name) || ['remote', 'shared'].includes(name);
  if (taken || draft.has(folder)) throw new StartFailure(`The name "${name}" is taken: choose another one.`);
  ensureFree(draft, prefix);
  const team = owner ?? namedAs(name);

  copyConfiguration(draft, name);
  addSources(draft, name);
  addPage(draft, { remote: name, name, path: prefix });
  addPackage(draft, { name, owner: team, port: Math.max(...units.map(({ port }) => port)) + 1, prefixes: [prefix] });
  addToLists(draft, { folder, owner: team, model: `${MODEL}-mfe`, path: prefix });
}

/** Everything beside `src`, so that a new remote has what the others have by then. */
function copyConfiguration(draft: Draft, name: string) {
  const files = readdirSync(path.join(draft.root, `${MODEL}-mfe`), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !['package.json', 'one-way-folders.cjs'].includes(entry.name))
    .map((entry) => entry.name);
  for (const file of files) copy(draft, name, file);
}

function addSources(draft: Draft, name: string) {
  const source = `${name}-mfe/src`;
  copy(draft, name, 'src/remote.ts');
  copy(draft, name, 'src/messages/messages.test.ts');
  draft.add(`${source}/addresses.ts`, readTemplate('remote/addresses.ts.txt'));
  draft.add(`${source}/routes.tsx`, readTemplate('remote/routes.tsx.txt'));
  draft.add(`${name}-mfe/one-way-folders.cjs`, fill('remote/one-way-folders.cjs.txt', { name }));
  draft.add(`${source}/messages/index.ts`, fill('remote/messages.ts.txt', { name }));
  for (const language of Object.keys(JSON.parse(readTemplate('page/texts.json')))) {
    draft.add(`${source}/messages/${language}.json`, '{}\n');
  }
}

function copy(draft: Draft, name: string, file: string) {
  const text = draft.read(`${MODEL}-mfe/${file}`);
  draft.add(`${name}-mfe/${file}`, text.replaceAll(new RegExp(`\\b${MODEL}\\b`, 'g'), name));
}

/** The model's package with the dependencies that the new sources import, and its entry in the lock file. */
function addPackage(draft: Draft, federation: { name: string; owner: string; port: number; prefixes: string[] }) {
  const [model, folder] = [`${MODEL}-mfe`, `${federation.name}-mfe`];
  const json = JSON.parse(draft.read(`${model}/package.json`));
  const sources = draft.below(folder).join('\n');
  const isUsed = (name: string) => USED_BY_JSX.includes(name) || new RegExp(`'${name}['/]`).test(sources);
  const names = Object.keys(json.dependencies);
  const dependencies = Object.fromEntries(Object.entries(json.dependencies).filter(([name]) => isUsed(name)));
  draft.add(`${folder}/package.json`, printed({ ...json, federation, dependencies }).replaceAll(model, folder));
  addToLockFile(draft, folder, { model, left: names.filter((name) => !isUsed(name)) });
}

const namedAs = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
