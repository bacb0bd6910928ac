import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listChangedFiles } from './changed-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'changed-'));
const author = ['-c', 'user.name=Test', '-c', 'user.email=test@odeta.example'];
const git = (...args: string[]) => execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8' });
const write = (file: string) => writeFileSync(path.join(root, file), file);

function commit(message: string) {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

beforeAll(() => {
  git('init', '--quiet', '--initial-branch', 'main');
  for (const file of ['kept.ts', 'moved.ts', 'removed.ts', '.gitignore']) write(file);
  writeFileSync(path.join(root, '.gitignore'), 'ignored.ts\n');
  commit('The beginning');
  git('switch', '--quiet', '--create', 'branch');
  mkdirSync(path.join(root, 'new'));
  write('new/committed.ts');
  renameSync(path.join(root, 'moved.ts'), path.join(root, 'new/moved.ts'));
  commit('A file and a move');
  git('switch', '--quiet', 'main');
  write('of-main.ts');
  commit('Another branch was merged');
  git('switch', '--quiet', 'branch');
  rmSync(path.join(root, 'removed.ts'));
  write('new/únťracked.ts');
  write('ignored.ts');
});
afterAll(() => rmSync(root, { recursive: true }));

test('changed files are those committed, moved, removed or not added yet since the branch left main', () => {
  expect(listChangedFiles({ root })).toEqual([
    'moved.ts',
    'new/committed.ts',
    'new/moved.ts',
    'new/únťracked.ts',
    'removed.ts',
  ]);
});

test('changed files can be listed since any revision', () => {
  expect(listChangedFiles({ root, since: 'HEAD' })).toEqual(['new/únťracked.ts', 'removed.ts']);
});
