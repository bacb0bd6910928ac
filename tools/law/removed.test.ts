import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { begin, ended } from '@odeta/testing/commands';
import { workspace } from '@odeta/workspace/workspace';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';
import { type Place, readLawList } from './law-list.ts';
import { edited } from './mutations.ts';
import { createOutcomes, patternOf } from './passes.ts';

const ifFull = process.env.TEST_SCOPE === 'full' ? test : test.skip;
const binaries = `${path.join(workspace, 'node_modules/.bin')}:${process.env.PATH}`;

interface Removal {
  name: string;
  removed: NonNullable<Place['removed']>;
  tests: Place['tests'];
}

const removals: Removal[] = Object.entries(readLawList().rules).flatMap(([rule, { places }]) =>
  places.flatMap(({ where, removed, tests }) =>
    removed
      ? [{ name: `${rule}: ${where}`, removed, tests: tests.filter(({ file }) => !file.startsWith('e2e/')) }]
      : [],
  ),
);

/** Removals that cannot make a test of one another fail: one in each unit, and those in `shared` alone. */
function batchesOf(all: readonly Removal[]): Removal[][] {
  const batches: Removal[][] = [];
  const units = new Map<string, number>();
  for (const removal of all) {
    const [unit = ''] = removal.removed.in.split('/');
    if (unit === 'shared') {
      batches.push([removal]);
      continue;
    }
    const index = units.get(unit) ?? 0;
    units.set(unit, index + 1);
    const place = batches.filter((batch) => !batch.some(({ removed }) => removed.in.startsWith('shared/')))[index];
    if (place) place.push(removal);
    else batches.push([removal]);
  }
  return batches;
}

/** The names of the removals of a batch that no test has noticed. */
async function unnoticedIn(root: string, batch: readonly Removal[]): Promise<string[]> {
  const places = batch.map(({ removed }) => path.join(root, removed.in));
  const before = places.map((place) => readFileSync(place, 'utf8'));
  for (const [index, { removed }] of batch.entries()) {
    writeFileSync(places[index] ?? '', edited(before[index] ?? '', removed));
  }
  const tests = batch.flatMap((removal) => removal.tests);
  const files = [...new Set(tests.map(({ file }) => file))];
  const names = tests.map(({ title }) => patternOf(title).source.slice(1, -1)).join('|');
  const report = path.join(root, '.data/removed.json');
  rmSync(report, { force: true });
  const environment = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', PATH: binaries };
  const fixed = ['--maxWorkers=2', '--forceExit', '--json', '--outputFile', report, '-t', `^(${names})$`];
  await ended(begin('jest', [...fixed, '--runTestsByPath', ...files], environment, root));
  for (const [index, place] of places.entries()) writeFileSync(place, before[index] ?? '');
  const outcomeOf = createOutcomes({ jest: JSON.parse(readFileSync(report, 'utf8')) }, root);
  return batch
    .filter((removal) => !removal.tests.some(({ file, title }) => outcomeOf(file, title)?.passed === false))
    .map(({ name }) => name);
}

// It takes about ten minutes: each notice is taken out of a copy of the sources.
ifFull(
  'a test fails for every notice whose code is taken away (N1)',
  async () => {
    expect(removals.length).toBeGreaterThan(30);
    const root = mkdtempSync(path.join(tmpdir(), 'odeta-law-'));
    try {
      copyWorkspace(root);
      const assets = path.join(root, 'assets');
      if (!existsSync(assets)) symlinkSync(path.join(workspace, 'assets'), assets);
      const unnoticed: string[] = [];
      for (const batch of batchesOf(removals)) unnoticed.push(...(await unnoticedIn(root, batch)));
      expect(unnoticed).toEqual([]);
    } finally {
      rmSync(root, { recursive: true });
    }
  },
  3_600_000,
);
