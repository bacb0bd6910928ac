import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';
import { environmentTable } from '../shop/environment.ts';

const readme = readFileSync(path.join(workspace, 'README.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8'));
const cellsOf = (table: string) =>
  table
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .filter(([, first]) => first?.startsWith('`'));

test('the README lists every environment variable with its purpose and its default', () => {
  const [, table = ''] = readme.split('## Environment');

  expect(cellsOf(table)).toEqual(cellsOf(environmentTable()));
});

test('the README mentions every npm script and no other', () => {
  const named = new Set([...readme.matchAll(/npm (?:run )?(?!are)([a-z0-9:]+(?:-[a-z]+)*)/g)].map(([, name]) => name));

  expect([...named].sort()).toEqual(Object.keys(scripts).sort());
});

test('the link targets of the README exist', () => {
  const targets = [...readme.matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, target = '']) => target);

  expect(targets.filter((target) => !existsSync(path.join(workspace, target)))).toEqual([]);
});
