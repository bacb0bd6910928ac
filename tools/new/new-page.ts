import { isWithin } from '@odeta/delivery/releases/route-table';
import { StartFailure } from '@odeta/workspace/failure';
import type { Draft } from './draft.ts';
import { fill, readTemplate } from './fill.ts';
import { ensurePair, namesOf } from './names.ts';
import { ensureAddress, findRemote } from './remotes.ts';

/** `page account/vouchers [--path /my-account/vouchers]`: a page in a remote that exists. */
export function newPage(draft: Draft, pair: string, options: { path?: string }) {
  const [remote, name] = ensurePair('page', pair);
  const { prefixes } = findRemote(draft, remote);
  const path = options.path ?? usualPath(prefixes, remote, name);
  ensureAddress(path);
  if (!prefixes.some((prefix) => isWithin(path, prefix))) {
    throw new StartFailure(`${path} is outside of the prefixes of the remote ${remote}: ${prefixes.join(' ')}.`);
  }
  addPage(draft, { remote, name, path });
}

/** Address, route, page with its metadata, texts and test. */
export function addPage(draft: Draft, { remote, name, path }: { remote: string; name: string; path: string }) {
  const source = `${remote}-mfe/src`;
  const own: object = JSON.parse(draft.read(`${source}/messages/pl.json`));
  const values = { ...namesOf(name), remote, path, texts: name in own ? `${name}-page` : name };
  ensureNew(draft.read(`${source}/addresses.ts`), values);

  const folder = `${source}/${name}`;
  draft.add(`${folder}/${name}.page.tsx`, fill('page/page.tsx.txt', values));
  draft.add(`${folder}/${name}.page.test.tsx`, fill('page/page.test.tsx.txt', values));
  draft.edit(`${source}/addresses.ts`, (text) =>
    text.replace(/^\} satisfies /m, `  ${values.key}: { path: '${path}'${areaIn(text)} },\n$&`),
  );
  draft.edit(`${source}/routes.tsx`, (text) => withRoute(text, fill('page/route.tsx.txt', values)));
  for (const [language, texts] of Object.entries<object>(JSON.parse(readTemplate('page/texts.json')))) {
    draft.edit(`${source}/messages/${language}.json`, (json) => withTexts(json, values.texts, texts));
  }
  addFolder(draft, `${remote}-mfe`, { name, path });
}

function usualPath(prefixes: readonly string[], remote: string, name: string): string {
  const [prefix, ...others] = prefixes;
  if (prefix && others.length === 0) return `${prefix}/${name}`;
  throw new StartFailure(`The remote ${remote} has several prefixes (${prefixes.join(' ')}): choose one with --path.`);
}

function ensureNew(addresses: string, { key, path }: { key: string; path: string }) {
  if (!new RegExp(`^ {2}${key}: `, 'm').test(addresses) && !addresses.includes(`'${path}'`)) return;
  throw new StartFailure(`The remote has a page ${key} or the address ${path} already, see its addresses.ts.`);
}

/** At the end of the list, which is in one line in a remote with one page. */
const withRoute = (text: string, route: string) =>
  text.replace(/(\[.*\S)\];$/m, '$1,\n];').replace(/^\];/m, `${route}$&`);

/** The pages of the account and of help leave out parts of the layout. */
const areaIn = (addresses: string) => (/^const area = /m.test(addresses) ? ', area' : '');

/** The list of folders. The new page imports nothing from the others yet. */
function addFolder(draft: Draft, unit: string, { name, path }: { name: string; path: string }) {
  const list = `${unit}/one-way-folders.cjs`;
  if (!draft.has(list) || new RegExp(`^ {6}'?${name}'?: `, 'm').test(draft.read(list))) return;
  const key = name.includes('-') ? `'${name}'` : name;
  draft.edit(list, (text) =>
    text.replace(
      new RegExp(`(folder: '${unit}/src',[\\s\\S]*?)(^ {4}\\},$)`, 'm'),
      `$1      // The page at ${path}.\n      ${key}: '',\n$2`,
    ),
  );
}

/** At the end. Parsing and printing the file would sort keys that are numbers. */
const withTexts = (json: string, key: string, texts: object) =>
  json.replace(/,?\n?\}\n$/, (end) => `${end === '}\n' ? '' : ','}\n"${key}": ${JSON.stringify(texts, null, 2)}\n}\n`);

export const printed = (json: object) => `${JSON.stringify(json, null, 2)}\n`;
