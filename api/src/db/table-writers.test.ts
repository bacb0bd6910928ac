import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tableWriters } from '../../testing/schema/table-writers.ts';

const root = path.join(import.meta.dirname, '..');

/** How a statement names the table that it writes. */
const writing = [
  /\binsert\s+into\s+(?:only\s+)?([a-z_]+)/g,
  /\bupdate\s+([a-z_]+)(?:\s+(?:as\s+)?[a-z]\w?)?\s+set\b/g,
  /\bdelete\s+from\s+(?:only\s+)?([a-z_]+)/g,
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*['`](\w+)/g,
  /\b(?:writeRows|insertMissing|upsert)\(\s*\w+,\s*'(\w+)'/g,
  /\bolderThan\([^;]*?'(\w+)',/g,
];

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const tables = new Set(
  [...readFileSync(path.join(import.meta.dirname, 'schema.ts'), 'utf8').matchAll(/^ {2}(\w+): \{$/gm)].map(
    ([, name = '']) => snake(name),
  ),
);

/** The folders of `api/src` that write each table, found in the statements of their sources. */
function findWriters(): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts', 'db/migrations/**'] })) {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const [, name = ''] of writing.flatMap((pattern) => [...source.matchAll(pattern)])) {
      const table = snake(name);
      if (tables.has(table)) found.set(table, (found.get(table) ?? new Set()).add(file.split('/')[0] ?? ''));
    }
  }
  return Object.fromEntries([...found].sort().map(([table, folders]) => [table, [...folders].sort()]));
}

test('every table is written only by the parts that own it', () => {
  expect(findWriters()).toEqual(tableWriters);
});

test('every table that the seed fills has another owner, or belongs to the shop’s people', () => {
  const onlySeed = Object.entries(tableWriters).filter(([, folders]) => folders.join() === 'seed');
  expect(onlySeed.length).toBeGreaterThan(15);
  expect(tableWriters.stock).toEqual(['orders', 'seed', 'warehouse']);
});
