import { execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { workspace } from '@odeta/workspace/workspace';
import { mediaFolder } from '../tools/shop/environment.ts';
import { findFreePort } from './faulty-edge.ts';
import { type RunningCommand, stopped, whenOpen } from './run-command.ts';

/** The makers of pictures need not be copied; the pictures are read from the original. */
const LEFT_OUT = 'assets/';
const AUTHOR = ['-c', 'user.name=Team', '-c', 'user.email=team@odeta.example'];

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', [...AUTHOR, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64e6,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** A repository of the sources as they are now, with edits that are not committed. */
export function makeRepository(folder: string) {
  mkdirSync(folder);
  const files = git(workspace, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate');
  const deleted = new Set(git(workspace, 'ls-files', '-z', '--deleted').split('\0'));
  for (const file of files.split('\0')) {
    if (file === '' || file.startsWith(LEFT_OUT) || deleted.has(file)) continue;
    cpSync(path.join(workspace, file), path.join(folder, file), { verbatimSymlinks: true });
  }
  git(folder, 'init', '--quiet');
  commitAll(folder, 'The shop');
}

export function commitAll(folder: string, message: string) {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', message);
}

export function clone(source: string, target: string) {
  git(path.dirname(target), 'clone', '--quiet', source, target);
}

/** `npm run …` in a clone, as a person types it; it installs the packages first. */
export const npmRun = (folder: string, ...args: string[]) =>
  promisify(execFile)('npm', ['run', ...args], { cwd: folder, env: ownEnvironment() });

/** `npm start` in a clone with its own port, database and releases. */
export async function npmStart(folder: string): Promise<RunningCommand> {
  const port = await findFreePort();
  const own = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: path.join(folder, '.data') };
  const media = { MEDIA_DIR: mediaFolder(process.env) };
  const child = spawn('npm', ['start'], { cwd: folder, env: { ...ownEnvironment(), ...own, ...media } });
  await whenOpen(child);
  return { port, stop: () => stopped(child) };
}

/** The environment of a person's terminal, without what the tests' shop has set. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, USER, LANG, TMPDIR, XDG_CACHE_HOME, XDG_DATA_HOME } = process.env;
  return { PATH, HOME, USER, LANG, TMPDIR, XDG_CACHE_HOME, XDG_DATA_HOME };
}
