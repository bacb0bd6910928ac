import path from 'node:path';

/** Modules of all units with the files they import, as dependency-cruiser reports them. */
export interface ImportGraph {
  modules: readonly { source: string; dependencies: readonly { resolved: string }[] }[];
}

/** Dependencies of tests that imports do not show. */
export interface UnseenUse {
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
  /** Folders with other packages than before: all of their tests are run. */
  units?: readonly string[];
}

/**
 * `app.ts` imports everything in `api`, and most of its tests import it. If it was followed, each change would affect all of them; tests in
 * the folders of the changed modules and their importers are run instead.
 */
const COMPOSITION = 'api/src/app.ts';

/** The tests that a change affects, by imports and by the table of other dependencies. */
export function findTestsConcerned({ graph, changed, unseen, tests, units = [] }: Question): string[] {
  const importers = importersOf(graph);
  const reached = reach(importers, changed);
  const patterns = changed.flatMap((file) => unseenTests(file, unseen, importers.has(file)));
  const folders = [...[...reached].flatMap(serverFolder), ...units.map((unit) => `${unit}/`)];
  return tests.filter(
    (test) =>
      reached.has(test) ||
      folders.some((folder) => test.startsWith(folder)) ||
      patterns.some((pattern) => pattern.test(test)),
  );
}

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
  // A `for` loop over a set also visits elements that are added meanwhile.
  for (const file of reached) {
    if (file === COMPOSITION && !from.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return reached;
}

/** A file that is neither in the graph nor in the table affects all tests of its unit. */
function unseenTests(file: string, unseen: readonly UnseenUse[], isImported: boolean): RegExp[] {
  const rows = unseen.filter((row) => row.file.test(file));
  if (rows.length === 0 && !isImported && file.includes('/')) return [new RegExp(`^${unitOf(file)}/`)];
  return rows.flatMap((row) => {
    const [, group = ''] = row.file.exec(file) ?? [];
    return row.tests === '' ? [] : [new RegExp(row.tests.replace('$1', group))];
  });
}

const unitOf = (file: string) => file.split('/')[0];

/** The folder `api/src/<folder>/` of a module that is not a test. */
function serverFolder(file: string): string[] {
  if (file.includes('.test.')) return [];
  const folder = path.dirname(file).split('/').slice(0, 3).join('/');
  return folder.startsWith('api/src/') ? [`${folder}/`] : [];
}
