import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';

const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');
const readme = read('README.md');
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
const namedIn = (text: string) =>
  [...text.matchAll(/npm (?:run )?(?!are)([a-z0-9:]+(?:-[a-z]+)*)/g)].map(([, name]) => name ?? '');

test('the README and the table of commands mention every npm script, and no other', () => {
  const [, commands = ''] = read('docs/develop.md').split('## Commands');

  expect([...new Set([...namedIn(readme), ...namedIn(commands)])].sort()).toEqual(scripts.sort());
});

test('the link targets of the README exist', () => {
  const targets = [...readme.matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, target = '']) => target);

  expect(targets.filter((target) => !existsSync(path.join(workspace, target)))).toEqual([]);
});
