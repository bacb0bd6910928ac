import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { openTemporaryFolder } from './temporary-folder.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'runs-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** A folder that the run of this process has left behind. */
function leaveFolder(pid: number) {
  const folder = path.join(parent, `odeta-tests-${pid}-abc123`);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'file'), '');
  return folder;
}

test('the temporary files of a test run are removed at its end', async () => {
  const temporary = openTemporaryFolder(parent);
  writeFileSync(path.join(temporary.environment.TMPDIR, 'file'), '');

  await temporary.stop();

  expect(existsSync(temporary.folder)).toBe(false);
});

test('a run removes the files of a killed run, but not of one that is still running', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const left = leaveFolder(ended);
  const used = leaveFolder(process.pid);

  await openTemporaryFolder(parent).stop();

  expect([existsSync(left), existsSync(used)]).toEqual([false, true]);
});
