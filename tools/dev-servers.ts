import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { readAppSecret } from '@odeta/api/app-secret';
import { startEmbeddedPostgres } from '@odeta/api/embedded-postgres';
import { startProcess } from './child-process.ts';
import type { ShopConfig } from './environment.ts';
import { openDoor } from './patient-door.ts';
import { findFreePort } from './ports.ts';
import type { createStarted } from './stop.ts';
import { type Unit, workspace } from './workspace.ts';

const LOCAL = '127.0.0.1';
/** Milliseconds. */
const PAUSE = 100;

interface Servers {
  config: ShopConfig;
  /** The release store. */
  folder: string;
  /** There is something to serve. */
  compiled: Promise<void>;
  /** Units whose files come from servers of their own. */
  hot: readonly Unit[];
  started: ReturnType<typeof createStarted>;
}

/** `edge` and, unless `API_URL` names one, `api` with its database. Resolves when they answer. */
export async function startServers({ config, folder, compiled, hot, started }: Servers) {
  const secret = config.APP_SECRET ?? readAppSecret(config.DATA_DIR);
  const environment = { ...process.env, APP_SECRET: secret, HOST: LOCAL, TRUST_PROXY: '1' };
  const inside = await findFreePort();
  await started.keep(openDoor({ port: config.PORT, host: config.HOST }, inside));
  const api = config.API_URL ?? (await startApi({ config, environment, started }));
  const origins = hot.flatMap(({ port }) => [`http://localhost:${port}`, `ws://localhost:${port}`]);
  await compiled;
  const watched = watch('edge/src', 'shared/src/contracts');
  const edge = startProcess([...watched, 'edge/src/server.ts'], {
    ...environment,
    PORT: String(inside),
    API_URL: api,
    RELEASES_DIR: folder,
    RELEASES_URL: undefined,
    FILE_ORIGINS: [...config.FILE_ORIGINS, ...origins].join(' '),
    PAGE_CACHE_SECONDS: '0',
    DISCOVERY_CACHE_SECONDS: '0',
    TLS_CERT: undefined,
    TLS_KEY: undefined,
  });
  started.keep(Promise.resolve(edge));
  await Promise.all([whenAnswered(`http://${LOCAL}:${inside}/health`), whenAnswered(`${api}/api/health`)]);
}

async function startApi({
  config,
  environment,
  started,
}: Pick<Servers, 'config' | 'started'> & { environment: NodeJS.ProcessEnv }) {
  const [port, inside] = [await findFreePort(), await findFreePort()];
  const postgres = config.DATABASE_URL ? null : await started.keep(startEmbeddedPostgres({ dataDir: config.DATA_DIR }));
  await started.keep(openDoor({ port, host: LOCAL }, inside));
  const watched = watch('api/src', 'shared/src/contracts', 'shared/src/validation');
  const api = startProcess([...watched, 'api/src/server.ts'], {
    ...environment,
    PORT: String(inside),
    DATABASE_URL: config.DATABASE_URL ?? postgres?.url,
  });
  started.keep(Promise.resolve(api));
  return `http://${LOCAL}:${port}`;
}

/** A server that cannot start says so itself, and is started again when it was mended. */
async function whenAnswered(address: string) {
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(PAUSE);
}

/** Node's own choice, every imported file, takes in packages, which an installation elsewhere may touch. */
const watch = (...folders: string[]) => [
  '--watch-preserve-output',
  ...folders.map((folder) => `--watch-path=${path.join(workspace, folder)}`),
];
