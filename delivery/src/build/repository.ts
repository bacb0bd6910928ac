import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { Unit } from '@odeta/workspace/workspace';

/** The commit that a unit is built from; undefined outside of a repository. */
export function readCommit(root: string, unit: Unit): string | undefined {
  const commit = git(root, 'rev-parse', 'HEAD');
  if (commit === undefined) return undefined;
  const isClean = git(root, 'status', '--porcelain', '--', path.relative(root, unit.folder), 'shared') === '';
  return isClean ? commit : `${commit}-modified`;
}

/** Who runs the command: the name in git's configuration, else the account. */
export const readAuthor = (root: string) => git(root, 'config', 'user.name') || userInfo().username;

function git(root: string, ...args: string[]) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
