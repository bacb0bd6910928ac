import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@odeta/node/free-port';
import pg from 'pg';
import type { Program, StartProgram } from './program.ts';

export interface Postgres {
  name: string;
  port: number;
  url: string;
  program: Program;
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
}

/** A primary, a replica that answers (`db-2`), and a standby (`db-3`), which has every commit before it is confirmed. */
export interface Databases {
  servers: readonly Postgres[];
  /** Ports at which a health check learns which server is the primary, in the order of `servers`. */
  rolePorts: readonly number[];
  primary(): Postgres;
  replica: Postgres;
  /** Makes the standby the primary; the replica follows it. */
  promote(): Promise<void>;
  /** The former primary is copied anew, and follows. */
  rejoin(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  folder: string;
  binaries: string;
  account: { uid: number; gid: number } | undefined;
  create: StartProgram;
}

const USER = 'odeta';
const PASSWORD = 'secret';
/** The standby first, so that nothing that was confirmed is missing on it; without it one of the others. */
const SYNCHRONOUS = 'FIRST 1 ("db-3", "db-2", "db-1")';
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  // Processes are killed, machines are not.
  'fsync=off',
  'max_connections=100',
  'shared_buffers=64MB',
  'jit=off',
  'wal_keep_size=512MB',
  'wal_receiver_status_interval=1s',
  `synchronous_standby_names=${SYNCHRONOUS}`,
];

export async function startDatabases(options: Options): Promise<Databases> {
  const { folder, binaries, account } = options;
  const run = (name: string, args: readonly string[]) =>
    execFileSync(path.join(binaries, name), [...args], {
      ...account,
      cwd: folder,
      env: { PGPASSWORD: PASSWORD, PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const names = ['db-1', 'db-2', 'db-3'] as const;
  const servers = await Promise.all(names.map(async (name) => createServerOf(name, await findFreePort(), options)));
  const [first, second, third] = servers as [Postgres, Postgres, Postgres];
  const state = { primary: first, former: first };
  const roles = await Promise.all(servers.map((server) => answerRole(() => state.primary === server)));

  const copyOf = (server: Postgres) => {
    rmSync(path.join(folder, server.name), { recursive: true, force: true });
    const source = `host=127.0.0.1 port=${state.primary.port} user=${USER} password=${PASSWORD} application_name=${server.name}`;
    run('pg_basebackup', [
      '-d',
      source,
      '-D',
      path.join(folder, server.name),
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '-N',
    ]);
  };

  writeFileSync(path.join(folder, 'password'), PASSWORD);
  chmodSync(path.join(folder, 'password'), 0o644);
  run('initdb', [
    ...['-D', path.join(folder, first.name), '-U', USER, '--auth=scram-sha-256', '-N'],
    ...[`--pwfile=${path.join(folder, 'password')}`, '--encoding=UTF8', '--locale=C.UTF-8'],
  ]);
  await first.program.start();
  await createDatabase(first);
  for (const server of [second, third]) copyOf(server);
  await Promise.all([second.program.start(), third.program.start()]);
  await whenFollowed(first, 2);

  return {
    servers,
    rolePorts: roles.map(({ port }) => port),
    primary: () => state.primary,
    replica: second,
    async promote() {
      await third.query('select pg_promote()');
      state.former = state.primary;
      state.primary = third;
      appendFileSync(
        path.join(folder, second.name, 'postgresql.auto.conf'),
        `primary_conninfo = 'host=127.0.0.1 port=${third.port} user=${USER} password=${PASSWORD} application_name=${second.name}'\n`,
      );
      await second.query('select pg_reload_conf()');
    },
    async rejoin() {
      await state.former.program.kill();
      copyOf(state.former);
      await state.former.program.start();
      await whenFollowed(state.primary, 2);
    },
    async stop() {
      for (const { server } of roles) server.close();
      await Promise.all(servers.map(({ program }) => program.kill()));
    },
  };
}

function createServerOf(name: string, port: number, { folder, binaries, account, create }: Options): Postgres {
  const url = `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/shop`;
  const data = path.join(folder, name);
  const query = async <Row extends pg.QueryResultRow>(text: string) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 30_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(text)).rows;
    } finally {
      client.end().catch(() => undefined);
    }
  };
  const program = create({
    name,
    command: path.join(binaries, 'postgres'),
    args: ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
    account,
    stopSignal: 'SIGINT',
    isReady: () =>
      query('select 1').then(
        () => true,
        // The database does not exist yet.
        ({ code }: { code?: string }) => code === '3D000',
      ),
  });
  return { name, port, url, program, query };
}

async function createDatabase({ url }: Postgres) {
  const client = new pg.Client({ connectionString: url.replace(/shop$/, 'postgres') });
  await client.connect();
  // Nobody follows yet.
  await client.query('set synchronous_commit = local');
  await client.query('create database shop');
  await client.end();
}

async function whenFollowed(primary: Postgres, count: number) {
  for (;;) {
    const rows = await primary.query(`select from pg_stat_replication where state = 'streaming'`);
    if (rows.length >= count) return;
    await pause(100);
  }
}

/** What Patroni answers to a balancer: 200 if the server is the primary. */
async function answerRole(isPrimary: () => boolean) {
  const port = await findFreePort();
  const server = createServer((_, response) => void response.writeHead(isPrimary() ? 200 : 503).end());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, server };
}
