import path from 'node:path';

/** Modules of all units with the files they import, as dependency-cruiser reports them. */
export interface ImportGraph {
  modules: readonly { source: string; dependencies: readonly { resolved: string }[] }[];
}

/** Tests of files that no import leads to. */
export interface UnseenUse {
  /** What was changed. */
  file: RegExp;
  /** Paths of the tests; `$1` stands for the first group of `file`. */
  tests: string;
}

interface Question {
  graph: ImportGraph;
  changed: readonly string[];
  unseen: readonly UnseenUse[];
  /** All tests, the changed ones included. */
  tests: readonly string[];
}

/**
 * `app.ts` joins everything that `api` is made of, and most of its tests open it. Followed further, each change would
 * concern all of them; what lies in the folders of the changed modules and their importers is tested instead.
 */
const COMPOSITION = 'api/src/app.ts';

/** The tests that a change concerns, by imports and by the table of what imports do not show. */
export function findTestsConcerned({ graph, changed, unseen, tests }: Question): string[] {
  const importers = importersOf(graph);
  const reached = reach(importers, changed);
  const patterns = changed.flatMap((file) => unseenTests(file, unseen, importers.has(file)));
  const folders = [...reached].flatMap(serverFolder);
  return tests.filter(
    (test) =>
      reached.has(test) ||
      folders.some((folder) => test.startsWith(folder)) ||
      patterns.some((pattern) => pattern.test(test)),
  );
}

/** Every known module, with those that import it. */
function importersOf({ modules }: ImportGraph): Map<string, string[]> {
  const importers = new Map<string, string[]>(modules.map(({ source }) => [source, []]));
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const known = importers.get(resolved) ?? [];
      known.push(source);
      importers.set(resolved, known);
    }
  return importers;
}

function reach(importers: ReadonlyMap<string, string[]>, from: readonly string[]): Set<string> {
  const reached = new Set(from);
  // The loop also visits what is added to the set meanwhile.
  for (const file of reached) {
    if (file === COMPOSITION && !from.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return reached;
}

/** A file that neither the graph nor the table knows concerns all tests of its unit. */
function unseenTests(file: string, unseen: readonly UnseenUse[], isImported: boolean): RegExp[] {
  const rows = unseen.filter((row) => row.file.test(file));
  if (rows.length === 0 && !isImported && file.includes('/')) return [new RegExp(`^${unitOf(file)}/`)];
  return rows.flatMap((row) => {
    const [, group = ''] = row.file.exec(file) ?? [];
    return row.tests === '' ? [] : [new RegExp(row.tests.replace('$1', group))];
  });
}

const unitOf = (file: string) => file.split('/')[0];

/** `api/src/<folder>/` of a module there that is no test. */
function serverFolder(file: string): string[] {
  if (file.includes('.test.')) return [];
  const folder = path.dirname(file).split('/').slice(0, 3).join('/');
  return folder.startsWith('api/src/') ? [`${folder}/`] : [];
}
