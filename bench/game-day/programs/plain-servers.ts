import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort, isPortFree } from '@odeta/node/free-port';
import type { Paths } from './find-programs.ts';
import type { Databases } from './postgres.ts';
import { answersAt, type Program, type StartProgram } from './program.ts';

export interface Served {
  port: number;
  program: Program;
}

interface Made {
  folder: string;
  paths: Paths;
  create: StartProgram;
}

const LOCAL = '127.0.0.1';
/** Connections to each of the two servers; less than half of `max_connections`. */
export const POOL_SIZE = 20;

/** PgBouncer in transaction mode: `shop` leads to the primary by way of HAProxy, `replica` to the server that answers readers. */
export async function createPooler(
  { folder, paths, create }: Made,
  { databasePort, replicaPort, account }: { databasePort: number; replicaPort: number; account: Account },
): Promise<Served> {
  const port = await findFreePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const to = (target: number) => `host=${LOCAL} port=${target} dbname=shop user=odeta password=secret`;
  writeFileSync(
    file,
    `[databases]
shop = ${to(databasePort)}
replica = ${to(replicaPort)}
[pgbouncer]
listen_addr = ${LOCAL}
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
max_client_conn = 500
server_login_retry = 1
server_connect_timeout = 5
`,
  );
  const program = create({
    name: 'pgbouncer',
    command: paths.pgbouncer,
    args: [file],
    account,
    isReady: async () => !(await isPortFree(port)),
  });
  return { port, program };
}

export type Account = { uid: number; gid: number } | undefined;

export async function createValkey({ paths, create }: Made): Promise<Served> {
  const port = await findFreePort();
  const args = ['--port', String(port), '--bind', LOCAL, '--save', '', '--appendonly', 'no'];
  const program = create({
    name: 'valkey',
    command: paths.redis,
    args: [...args, '--maxmemory', '64mb', '--maxmemory-policy', 'volatile-ttl'],
    isReady: async () => !(await isPortFree(port)),
  });
  return { port, program };
}

interface Balanced {
  documented: string;
  edgePorts: readonly number[];
  apiPorts: readonly number[];
  databases: Databases;
}

export interface Balancer extends Served {
  apiPort: number;
  databasePort: number;
}

/** HAProxy as docs/scale/haproxy.cfg has it for `edge`, and before `api` for webhooks and before the primary for the pooler. */
export async function createBalancer({ folder, paths, create }: Made, balanced: Balanced): Promise<Balancer> {
  const [port, statePort, apiPort, databasePort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const file = path.join(folder, 'haproxy.cfg');
  const text = readFileSync(balanced.documented, 'utf8');
  writeFileSync(file, haproxyOf(text, balanced, { port, statePort, apiPort, databasePort }));
  const program = create({
    name: 'haproxy',
    command: paths.haproxy,
    args: ['-db', '-f', file],
    isReady: () => answersAt(`http://${LOCAL}:${statePort}/`),
  });
  return { port, program, apiPort, databasePort };
}

type Ports = Record<'port' | 'statePort' | 'apiPort' | 'databasePort', number>;

function haproxyOf(text: string, { edgePorts, apiPorts, databases }: Balanced, ports: Ports): string {
  const edges = edgePorts.reduce(
    (all, port, index) => all.replace(`edge-${index + 1}:3000`, `${LOCAL}:${port}`),
    text
      .replace(/bind :443 .*/, `bind ${LOCAL}:${ports.port}`)
      .replace(`bind ${LOCAL}:8404`, `bind ${LOCAL}:${ports.statePort}`)
      .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http'),
  );
  const apis = apiPorts.map((port, index) => `\tserver api-${index + 1} ${LOCAL}:${port}`);
  const servers = databases.servers.map(
    ({ name, port }, index) => `\tserver ${name} ${LOCAL}:${port} check port ${databases.rolePorts[index]}`,
  );
  return `${edges}
frontend apis
	bind ${LOCAL}:${ports.apiPort}
	default_backend apis

backend apis
	option httpchk GET /api/ready
	default-server check inter 1s fastinter 500ms fall 2 rise 1
${apis.join('\n')}

defaults databases
	mode tcp
	timeout connect 5s
	timeout client 1h
	timeout server 1h

frontend primary
	bind ${LOCAL}:${ports.databasePort}
	default_backend primary

backend primary
	option httpchk GET /
	default-server inter 500ms fall 1 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}
