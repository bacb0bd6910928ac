import path from 'node:path';
import { findFreePort } from '@odeta/node/free-port';
import { createServerProcess } from '../server-process.ts';
import type { Keys } from './teams.ts';

const APP_SECRET = 'a secret of the bench, long enough for it';
const LOCAL = '127.0.0.1';

export interface StormShop {
  port: number;
  apiUrl: string;
  stop(): Promise<void>;
}

interface Options {
  keys: Keys;
  /** A file for what `edge` writes to its log. */
  log: string | undefined;
}

/** One `edge` that stops canaries, `api` with its database, and the test bank, each in a process of its own. */
export async function startStormShop(folder: string, store: string, { keys, log }: Options): Promise<StormShop> {
  const [port, apiPort, bankPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const [apiUrl, bankUrl] = [`http://${LOCAL}:${apiPort}`, `http://${LOCAL}:${bankPort}`];
  const shared = {
    APP_SECRET,
    DATA_DIR: path.join(folder, 'shop'),
    TRUST_PROXY: '1',
    HOST: LOCAL,
    SANDBOX_PAY_URL: bankUrl,
    LOG_LEVEL: 'fatal',
    // Shoppers come faster than people.
    RATE_LIMITS: '1000',
  };
  const server = (name: string, file: string, healthUrl: string, environment: Record<string, string>) =>
    createServerProcess({
      name,
      file,
      healthUrl,
      environment: { ...shared, ...environment },
      isQuiet: true,
      log: name === 'edge' ? log : undefined,
    });
  const servers = [
    server('bank', 'sandbox/bank/src/server.ts', `${bankUrl}/health`, {
      PORT: String(bankPort),
      SANDBOX_NOTIFY_URL: `${apiUrl}/api/payments/webhooks/sandbox`,
    }),
    server('api', 'api/src/server.ts', `${apiUrl}/api/ready`, { PORT: String(apiPort), BOT_PROTECTION: '0' }),
    server('edge', 'edge/src/server.ts', `http://${LOCAL}:${port}/ready`, {
      PORT: String(port),
      API_URL: apiUrl,
      RELEASES_DIR: store,
      RELEASE_KEYS: keys.publicKeys,
      RELEASE_STOP_KEY: keys.stopKey,
      // Builds, shoppers and browsers have the same processor: data that is late is not what is tried.
      RENDER_LIMIT_SECONDS: '10',
      ...(log ? { LOG_LEVEL: 'info' } : {}),
    }),
  ];
  for (const one of servers) await one.start();
  return {
    port,
    apiUrl,
    async stop() {
      for (const one of servers.toReversed()) await one.stop();
    },
  };
}
