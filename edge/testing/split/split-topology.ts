import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { findFreePort } from '@odeta/node/free-port';
import { shellCode } from '../open-edge.ts';
import { createReleaseFolder } from '../release-folder.ts';
import { type Balancer, type BalancerName, isInstalled, startBalancer } from '../smuggling/balancers.ts';
import { createCertificate } from '../smuggling/certificate.ts';
import { createProcess, type KilledProcess } from './killed-process.ts';

const APP_SECRET = 's'.repeat(40);
const EACH = 2;

interface Options {
  shell?: string;
  /** The shop's own `api` with a database, or a process that answers every request with its path. */
  api?: 'real' | 'stand-in';
  /** Environment of `edge`. */
  edge?: Record<string, string>;
  balancer?: BalancerName;
}

export interface SplitTopology {
  /** Of the balancer in front of all edges over https, if it is installed; otherwise of the first edge. */
  address: string;
  balancer: Balancer | null;
  edges: KilledProcess[];
  apis: KilledProcess[];
  stop(): Promise<void>;
}

/** The set-up of docker-compose.yml on this machine: a balancer with its configuration, two `edge`, two `api`, each in a process of its own. */
export async function startSplitTopology({
  shell = shellCode,
  api = 'stand-in',
  edge = {},
  balancer: name = 'caddy',
}: Options = {}): Promise<SplitTopology> {
  const database = api === 'real' ? await startDatabase() : null;
  const apis = await startEach((port) => (database ? realApi(port, database.url) : standInApi(port)));
  const { directory, publicKey } = createReleaseFolder({ shell, remote: '' });
  const addresses = apis.map(({ port }) => `http://127.0.0.1:${port}`).join(' ');
  const environment = {
    APP_SECRET,
    API_URL: addresses,
    RELEASES_DIR: directory,
    RELEASE_KEYS: publicKey,
    MEDIA_DIR: directory,
    RENDER_WORKERS: '1',
    TRUST_PROXY: '1',
    RATE_LIMITS: '1000',
    ...edge,
  };
  const edges = await startEach((port) =>
    createProcess({ file: 'edge/src/server.ts', port, environment, readyAt: '/ready' }),
  );
  const ports = edges.map(({ port }) => port);
  const balancer = isInstalled(name) ? await startBalancer(name, ports, await createCertificate()) : null;
  return {
    address: balancer ? `https://127.0.0.1:${balancer.port}` : `http://127.0.0.1:${ports[0]}`,
    balancer,
    edges,
    apis,
    async stop() {
      await balancer?.stop();
      await Promise.all([...edges, ...apis].map((one) => one.kill()));
      await database?.stop();
    },
  };
}

async function startEach(create: (port: number) => KilledProcess): Promise<KilledProcess[]> {
  const started: KilledProcess[] = [];
  for (let count = 0; count < EACH; count += 1) {
    const one = create(await findFreePort());
    await one.start();
    started.push(one);
  }
  return started;
}

const standInApi = (port: number) =>
  createProcess({ file: 'edge/testing/split/stand-in-api.ts', port, environment: {}, readyAt: '/' });

const realApi = (port: number, url: string) =>
  createProcess({
    file: 'api/src/server.ts',
    port,
    environment: { APP_SECRET, DATABASE_URL: url, TRUST_PROXY: '1', RATE_LIMITS: '1000', DEMO: '1', LOG_LEVEL: 'warn' },
    readyAt: '/api/ready',
  });

async function startDatabase() {
  const file = path.resolve(import.meta.dirname, '../../../api/testing/database/postgres-server.ts');
  const child: ChildProcess = fork(file);
  const [url] = await once(child, 'message');
  execFileSync(process.execPath, ['tools/commands.ts', 'migrate'], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, DATABASE_URL: String(url) },
    stdio: 'ignore',
  });
  return {
    url: String(url),
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
