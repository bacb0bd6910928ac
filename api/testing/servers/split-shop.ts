import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@odeta/node/free-port';
import { TEST_SECRET } from '../shop/shop.ts';
import type { Inject } from '../shop/test-client.ts';
import { type ApiProcessOptions, clientOf, kill, startApi, whenReady } from './api-process.ts';
import { startChildServer } from './child-server.ts';

export interface SplitShop {
  /** Sends requests to `edge`, as the load balancer in front of it does. */
  app: Inject;
  stop(): Promise<void>;
}

/** An `edge` behind a load balancer, and the `api` behind it, each in a process of its own. There are no releases, and so no pages. */
export async function startSplitShop(
  databaseUrl: string,
  options: ApiProcessOptions & { edgeEnv?: NodeJS.ProcessEnv } = {},
): Promise<SplitShop> {
  const api = await startApi(databaseUrl, { ...options, env: { TRUST_PROXY: '1', ...options.env } });
  const port = await findFreePort();
  const { publicKey } = generateKeyPairSync('ed25519');
  const edge = startChildServer(path.join(import.meta.dirname, '../../../edge/src/server.ts'), {
    API_URL: api.address,
    PORT: String(port),
    APP_SECRET: TEST_SECRET,
    TRUST_PROXY: '1',
    RELEASES_DIR: mkdtempSync(path.join(tmpdir(), 'no-releases-')),
    RELEASE_KEYS: `team=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
    RENDER_WORKERS: '1',
    LOG_LEVEL: 'silent',
    ...options.edgeEnv,
  });
  const app = clientOf(port);
  await whenReady(app, edge);
  return { app, stop: async () => void (await Promise.all([kill(edge), api.kill()])) };
}
