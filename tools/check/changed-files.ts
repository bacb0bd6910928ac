import { execFileSync } from 'node:child_process';

interface Since {
  root: string;
  /** A revision; by default the commit where this branch left `main`. */
  since?: string;
}

/**
 * Files that differ from a revision, committed or not, including untracked and deleted ones.
 * @returns paths relative to the root of the repository.
 */
export function listChangedFiles({ root, since }: Since): string[] {
  const git = gitIn(root);
  const base = since ?? whereBranchLeft(root);
  // Without renames, because the old path of a moved file has importers, too.
  const changed = git('diff', '--name-only', '--no-renames', '-z', base, '--');
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed.split('\0'), ...untracked.split('\0')])].filter(Boolean).sort();
}

/** The commit at which this branch left `main`. */
export const whereBranchLeft = (root: string): string => gitIn(root)('merge-base', 'main', 'HEAD').trim();

const gitIn =
  (root: string) =>
  (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' });
