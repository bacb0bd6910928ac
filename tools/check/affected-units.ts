import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { workspace } from '@odeta/workspace/workspace';

interface Affected {
  packages: { items: readonly { path: string }[] };
}

/**
 * Folders of the units and packages that a change affects, by Turborepo: those with changed files or with other versions of packages in the
 * lock file, and those that depend on them.
 */
export function listAffectedUnits({ root, since }: { root: string; since: string }): string[] {
  const turbo = path.join(workspace, 'node_modules/.bin/turbo');
  const answer = execFileSync(turbo, ['ls', '--affected', '--output=json'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TURBO_SCM_BASE: since, TURBO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { packages }: Affected = JSON.parse(answer);
  return packages.items.map(({ path: folder }) => folder).sort();
}
