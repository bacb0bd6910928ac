import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Paths of the programs that a game day needs besides those of the shop. */
export interface Paths {
  haproxy: string;
  prometheus: string;
  pgbouncer: string;
  redis: string;
  /** The folder with PostgreSQL's programs. */
  postgres: string;
}

/** By Debian's package, the environment variable that names another place. */
const usual = {
  haproxy: ['HAPROXY', '/usr/sbin/haproxy'],
  prometheus: ['PROMETHEUS', '/usr/bin/prometheus'],
  pgbouncer: ['PGBOUNCER', '/usr/sbin/pgbouncer'],
  'redis-server': ['REDIS', '/usr/bin/redis-server'],
} as const;

/** PostgreSQL from version 15 on, of Debian or at POSTGRES_BIN. */
function findPostgres(environment: NodeJS.ProcessEnv): string {
  const folders = globSync('/usr/lib/postgresql/*/bin').sort();
  return environment.POSTGRES_BIN ?? folders.at(-1) ?? '/usr/lib/postgresql/15/bin';
}

/** @throws one sentence that says what to install. */
export function findPaths(
  environment: NodeJS.ProcessEnv = process.env,
  exists: (file: string) => boolean = existsSync,
): Paths {
  const place = (name: keyof typeof usual) => environment[usual[name][0]] ?? usual[name][1];
  const postgres = findPostgres(environment);
  const missing = [
    ...(Object.keys(usual) as (keyof typeof usual)[]).filter((name) => !exists(place(name))),
    ...(exists(path.join(postgres, 'pg_basebackup')) ? [] : ['postgresql']),
  ];
  if (missing.length > 0)
    throw new Error(
      `A game day needs ${missing.join(', ')}: on Debian, \`apt-get install -y --no-install-recommends ${missing.join(' ')}\`.`,
    );
  return {
    haproxy: place('haproxy'),
    prometheus: place('prometheus'),
    pgbouncer: place('pgbouncer'),
    redis: place('redis-server'),
    postgres,
  };
}

/** The user for PostgreSQL and PgBouncer, which refuse to run as root. */
export function findAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
