import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';

const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');
const documents = globSync(['[CS]*.md', '*/README.md', 'docs/**/*.md'], { cwd: workspace });

test.each(documents)('the link targets of %s exist', (document) => {
  const text = read(document).replaceAll(/```[\s\S]*?```/g, '');
  const targets = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target);

  expect(targets.filter((target) => !existsSync(path.join(workspace, path.dirname(document), target)))).toEqual([]);
});

test('the index of decisions lists each decision with its title, state and date', () => {
  const folder = 'docs/decisions';
  const rows = read(`${folder}/README.md`)
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .filter(([, number]) => /^\d+$/.test(number ?? ''));
  const files = globSync('[0-9]*.md', { cwd: path.join(workspace, folder) }).sort();
  const expected = files.map((file) => {
    const [, number, title] = /^# (\d+)\. (.+)\n/.exec(read(`${folder}/${file}`)) ?? [];
    return [number, `[${title}](${file})`];
  });

  expect(rows.map(([, number, link]) => [number, link])).toEqual(expected);
  expect(rows.filter(([, , , state, date]) => !state || !/^\d{4}-\d\d-\d\d$/.test(date ?? ''))).toEqual([]);
  for (const [, , , state = ''] of rows) expect(state).toMatch(/^(holds|(changed|superseded) by \d+(, \d+)*)$/);
});

test('editors and pnpm use the same Node.js version', () => {
  const [, version] = /^nodeVersion: (.+)$/m.exec(read('pnpm-workspace.yaml')) ?? [];

  expect(read('.nvmrc').trim()).toBe(version);
});
