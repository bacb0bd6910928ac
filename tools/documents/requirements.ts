import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';
import { readTestTitles, type TestTitle } from './test-titles.ts';

const DOCUMENT = 'docs/requirements.md';
const ROW = /^\| ([A-Z]\d+) \| (.+) \| (built|partly|planned) \|(.*)\|$/;
/** Lines that git writes for a conflict. */
const CONFLICT_MARK = /^(?:<{7} |\|{7} |={7}$|>{7} )/;
/** `(A1)`, `(K6, K7)` and `(M3–M6, R9)` in a title. */
const GROUP = /\(([A-Z]\d+(?:(?:, |–)[A-Z]\d+)*)(?::[^)]*)?\)/g;

/** `npm run requirements`: writes which tests prove each row of docs/requirements.md, also during a merge. */
export async function run() {
  const document = joinSides(readRequirements());
  writeFileSync(path.join(workspace, DOCUMENT), fillProofs(document, readTestTitles(workspace)));
}

export const readRequirements = () => readFileSync(path.join(workspace, DOCUMENT), 'utf8');

/** The document with the column of proofs generated from the titles of the tests. */
export function fillProofs(document: string, titles: readonly TestTitle[]): string {
  const files = filesByRow(titles);
  return document
    .split('\n')
    .map((line) => {
      const [, id = '', text, state] = ROW.exec(line) ?? [];
      if (!id) return line;
      const proofs = [...(files.get(id) ?? [])].sort().map((file) => `[${path.basename(file)}](../${file})`);
      return `| ${id} | ${text} | ${state} | ${proofs.join(', ')} |`.replace('|  |', '| |');
    })
    .join('\n');
}

/**
 * The document without conflict markers: a row whose sides differ only in their proofs is written once, since proofs are generated. A row
 * whose sides differ otherwise stays twice, which is a fault to be fixed by hand.
 */
export function joinSides(document: string): string {
  const seen = new Set<string>();
  return document
    .split('\n')
    .filter((line) => {
      if (CONFLICT_MARK.test(line)) return false;
      const [, ...row] = ROW.exec(line)?.slice(0, 4) ?? [];
      const key = row.join('|');
      if (row.length > 0 && seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .join('\n');
}

/** What is wrong with a document except for outdated proofs: a sentence for each fault. */
export function findFaults(document: string, titles: readonly TestTitle[]): string[] {
  const files = filesByRow(titles);
  const rows = document.split('\n').flatMap((line) => {
    const [, id, , state = ''] = ROW.exec(line) ?? [];
    return id ? [{ id, isPlanned: state === 'planned' }] : [];
  });
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...rows
      .filter(({ id, isPlanned }) => !isPlanned && !files.has(id))
      .map(({ id }) => `${id} is built and has no test.`),
    ...rows
      .filter(({ id, isPlanned }) => isPlanned && files.has(id))
      .map(({ id }) => `${id} is planned and has a test.`),
    ...rows
      .filter(({ id }, index) => rows.findIndex((row) => row.id === id) < index)
      .map(({ id }) => `${id} is there twice.`),
    ...[...files].filter(([id]) => !known.has(id)).map(([id, of]) => `${id}, named in ${[...of]}, is no row.`),
  ];
}

function filesByRow(titles: readonly TestTitle[]) {
  const files = new Map<string, Set<string>>();
  for (const { file, title } of titles)
    for (const id of idsOf(title)) files.set(id, (files.get(id) ?? new Set()).add(file));
  return files;
}

export const idsOf = (title: string): string[] =>
  [...title.matchAll(GROUP)].flatMap(([, group = '']) => group.split(', ').flatMap(expandRange));

/** `M3–M6` is four rows. */
function expandRange(range: string): string[] {
  const [first = '', last = first] = range.split('–');
  const start = Number(first.slice(1));
  const count = Number(last.slice(1)) - start + 1;
  return Array.from({ length: count }, (_, index) => `${first.charAt(0)}${start + index}`);
}
