import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { findFreePort } from '@odeta/node/free-port';
import { startBalancer } from '../balancer.ts';
import { createServerProcess, type ServerProcess } from '../server-process.ts';

export interface Scale {
  /** The port for shoppers. */
  port: number;
  /** The URL at which `edge` calls the API. */
  apiUrl: string;
  processes: readonly ServerProcess[];
  /** One process of each pair; the other one shows how memory develops. */
  killable: readonly ServerProcess[];
  /** The processes that a deployment restarts. */
  restartable: readonly ServerProcess[];
  stop(): Promise<void>;
}

const LOCAL = '127.0.0.1';
const APP_SECRET = 'a secret of the bench, long enough for it';

/** Starts two instances of `edge` and of `api` behind a load balancer each, the database and the test bank. */
export async function startScale(dataDir: string): Promise<Scale> {
  build();
  const [edgePorts, apiPorts, bankPort] = [await ports(2), await ports(2), await findFreePort()];
  const apiBalancer = await startBalancer(apiPorts.map(urlOf), { healthPath: '/api/ready' });
  const balancer = await startBalancer(edgePorts.map(urlOf), { isOutermost: true, healthPath: '/ready' });
  const shared = { APP_SECRET, DATA_DIR: dataDir, TRUST_PROXY: '1', HOST: LOCAL, SANDBOX_PAY_URL: urlOf(bankPort) };
  const bank = createServerProcess({
    name: 'bank',
    file: 'sandbox/bank/src/server.ts',
    healthUrl: `${urlOf(bankPort)}/health`,
    environment: {
      ...shared,
      PORT: String(bankPort),
      SANDBOX_NOTIFY_URL: `${apiBalancer.url}/api/payments/webhooks/sandbox`,
    },
  });
  const createApi = (name: string, port: number) =>
    createServerProcess({
      name,
      file: 'api/src/server.ts',
      healthUrl: `${urlOf(port)}/api/ready`,
      environment: { ...shared, PORT: String(port), BOT_PROTECTION: '0' },
    });
  // It owns the database and gets no requests, so that the other API processes can be stopped.
  const keeper = createApi('owner of the database', await findFreePort());
  const apis = apiPorts.map((port, index) => createApi(`api ${index + 1}`, port));
  const edges = edgePorts.map((port, index) =>
    createServerProcess({
      name: `edge ${index + 1}`,
      file: 'edge/src/server.ts',
      healthUrl: `${urlOf(port)}/ready`,
      environment: { ...shared, PORT: String(port), API_URL: apiBalancer.url },
    }),
  );
  for (const server of [bank, keeper, ...apis, ...edges]) await server.start();
  return {
    port: balancer.port,
    apiUrl: apiBalancer.url,
    processes: [...edges, ...apis],
    killable: [...apis.slice(1), ...edges.slice(1)],
    restartable: [...apis, ...edges],
    async stop() {
      balancer.close();
      await Promise.all(edges.map((edge) => edge.stop()));
      await Promise.all(apis.map((api) => api.stop()));
      await keeper.stop();
      await bank.stop();
      apiBalancer.close();
    },
  };
}

/** Publishes changed units to the releases folder. */
function build() {
  const workspace = path.join(import.meta.dirname, '../..');
  execFileSync(process.execPath, ['tools/commands.ts', 'build'], { cwd: workspace, stdio: 'inherit' });
}

const urlOf = (port: number) => `http://${LOCAL}:${port}`;

const ports = (count: number) => Promise.all(Array.from({ length: count }, findFreePort));
