import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findUnits, workspace } from '@odeta/workspace/workspace';

/** The teams of each folder; `.` is everything without a line of its own. */
const owners = new Map(
  readFileSync(path.join(workspace, 'CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/))
    .map(([place = '', ...teams]) => [place === '*' ? '.' : place.replaceAll(/^\/|\/$/g, ''), teams]),
);
const packages = globSync(['*/package.json', 'shared/*/package.json', 'sandbox/*/package.json'], { cwd: workspace });
const folders = [...packages.map((file) => path.dirname(file)), '.', 'docs'];

test('every unit and package has a line in CODEOWNERS, and every line a folder', () => {
  expect([...owners.keys()].sort()).toEqual(folders.sort());
});

test.each(findUnits())('$name is owned in CODEOWNERS by the team that its package.json names', ({ folder, owner }) => {
  const team = owner?.toLowerCase().replaceAll(' ', '-');

  expect(owners.get(path.relative(workspace, folder))).toEqual([`@odeta/${team}`]);
});
