import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort, isPortFree } from '@odeta/node/free-port';
import { findAccount } from '../../src/db/postgres-binaries.ts';

export interface Pooler {
  /** The database, past which sessions share few connections. */
  url: string;
  stop(): Promise<void>;
}

/** PgBouncer in front of this database, with three connections. */
export async function startPooler(databaseUrl: string, mode: 'session' | 'transaction', size = 3): Promise<Pooler> {
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'odeta-pooler-'));
  const port = await findFreePort();
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
shop = host=${hostname} port=${serverPort} dbname=${pathname.slice(1)} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${size}
`,
  );
  const account = findAccount();
  if (account) for (const one of [folder, file]) chownSync(one, account.uid, account.gid);
  const child = spawn(process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer', [file], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (await isPortFree(port)) {
    if (child.exitCode !== null) throw new Error('PgBouncer did not start');
    await pause(20);
  }
  return {
    url: `postgres://${username}@127.0.0.1:${port}/shop`,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
