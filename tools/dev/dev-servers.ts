import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { readAppSecret } from '@odeta/api/app-secret';
import { startEmbeddedPostgres } from '@odeta/api/embedded-postgres';
import { findFreePort } from '@odeta/node/free-port';
import { buildAppSimulator } from '@odeta/sandbox-app/app-simulator';
import type { Unit } from '@odeta/workspace/workspace';
import { startWatched } from '../processes/child-process.ts';
import type { Started } from '../processes/stop.ts';
import type { ShopConfig } from '../shop/environment.ts';
import { needsSandbox, needsWarehouse, startSandbox, startWarehouse } from '../shop/sandbox.ts';
import { buildStaffApp } from '../staff-app/build-staff-app.ts';
import { openWaitingProxy } from './waiting-proxy.ts';

const LOCAL = '127.0.0.1';
/** Milliseconds. */
const PAUSE = 100;

interface Servers {
  config: ShopConfig;
  /** The folder of the release store. */
  folder: string;
  /** The public key for its documents, as in `RELEASE_KEYS`. */
  keys: string;
  /** Resolves when there is something to serve. */
  compiled: Promise<void>;
  /** Units with a development server of their own. */
  hot: readonly Unit[];
  started: Started;
}

/** Starts `edge` and, unless `API_URL` names one, `api` with its database. Resolves when they answer. */
export async function startServers({ config, folder, keys, compiled, hot, started }: Servers) {
  const secret = config.APP_SECRET ?? readAppSecret(config.DATA_DIR);
  const known = { ...process.env, APP_SECRET: secret, HOST: LOCAL, SHUTDOWN_DELAY_SECONDS: '0' };
  const inside = await findFreePort();
  await started.keep(() => openWaitingProxy({ port: config.PORT, host: config.HOST }, inside));
  const apiPort = await findFreePort();
  const sandbox = needsSandbox(config) ? (await started.keep(() => startSandbox(config, apiPort))).url : undefined;
  const warehouse = needsWarehouse(config)
    ? (await started.keep(() => startWarehouse(config, apiPort))).url
    : undefined;
  const environment = {
    ...known,
    SANDBOX_PAY_URL: sandbox ?? config.SANDBOX_PAY_URL,
    SANDBOX_WAREHOUSE_URL: warehouse ?? config.SANDBOX_WAREHOUSE_URL,
  };
  const api = config.API_URL ?? (await startApi({ config, environment, started, port: apiPort }));
  const origins = hot.flatMap(({ port }) => [`http://localhost:${port}`, `ws://localhost:${port}`]);
  await compiled;
  const edge = {
    ...environment,
    PORT: String(inside),
    API_URL: api,
    RELEASES_DIR: folder,
    RELEASE_KEYS: keys,
    RELEASES_URL: undefined,
    APP_SIMULATOR_DIR: buildAppSimulator(config.DATA_DIR),
    STAFF_DIR: config.STAFF_DIR ?? (await buildStaffApp(config.DATA_DIR)),
    FILE_ORIGINS: [...config.FILE_ORIGINS, ...origins].join(' '),
    PAGE_CACHE_SECONDS: '0',
    DISCOVERY_CACHE_SECONDS: '0',
    TLS_CERT: undefined,
    TLS_KEY: undefined,
  };
  const folders = ['edge/src', CONTRACTS, SERVERS];
  await started.keep(() => startWatched({ name: 'edge', file: 'edge/src/server.ts', environment: edge, folders }));
  await Promise.all([whenAnswered(`http://${LOCAL}:${inside}/health`), whenAnswered(`${api}/api/health`)]);
}

async function startApi({
  config,
  environment,
  started,
  port,
}: Pick<Servers, 'config' | 'started'> & { environment: NodeJS.ProcessEnv; port: number }) {
  const inside = await findFreePort();
  const postgres = config.DATABASE_URL
    ? null
    : await started.keep(() => startEmbeddedPostgres({ dataDir: config.DATA_DIR }));
  await started.keep(() => openWaitingProxy({ port, host: LOCAL }, inside));
  const api = {
    ...environment,
    PORT: String(inside),
    TRUST_PROXY: '1',
    DATABASE_URL: config.DATABASE_URL ?? postgres?.url,
  };
  const folders = ['api/src', CONTRACTS, SERVERS, 'shared/validation/src'];
  await started.keep(() => startWatched({ name: 'api', file: 'tools/dev/dev-api.ts', environment: api, folders }));
  return `http://${LOCAL}:${port}`;
}

const CONTRACTS = 'shared/contracts/src';
const SERVERS = 'shared/node/src';

/** A server that cannot start reports it itself, and restarts when its files change. */
async function whenAnswered(address: string): Promise<void> {
  const isThere = await fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) return undefined;
  await pause(PAUSE);
  return whenAnswered(address);
}
