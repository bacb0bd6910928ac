import process from 'node:process';
import { openShop } from '@odeta/api/open-shop';
import { buildEdge, createInProcessApi, createRemoteApi } from '@odeta/edge';
import { findFreePort, retryTakenPort } from '@odeta/node/free-port';
import type { Metrics } from '@odeta/node/metrics';
import { openMetrics } from '@odeta/node/metrics-server';
import { openTracing } from '@odeta/node/open-tracing';
import { requirePort } from '../processes/ports.ts';
import { createStarted, type Stoppable } from '../processes/stop.ts';
import { databaseFailure } from './database-failure.ts';
import type { ShopConfig } from './environment.ts';
import { needsSandbox, needsWarehouse, startSandbox, startWarehouse } from './sandbox.ts';

/**
 * Starts `edge`, `api`, the test bank and the demonstration warehouse in this process, and listens. Stopping completes running requests.
 * If the port that it chose for `api` is taken before `api` listens, everything starts again with another one.
 * @param isSplit `edge` calls `api` over the network, as if it were another process
 * @throws {StartFailure} with one sentence if PORT is taken.
 */
export function startShop(given: ShopConfig, { isSplit = false, findPort = findFreePort } = {}): Promise<Stoppable> {
  return retryTakenPort(
    () => start(given, { isSplit, findPort }),
    (port) => port !== given.PORT,
  );
}

async function start(
  given: ShopConfig,
  { isSplit, findPort }: { isSplit: boolean; findPort: () => Promise<number> },
): Promise<Stoppable> {
  const started = createStarted();
  try {
    const apiPort = await findPort();
    const sandbox = needsSandbox(given) ? await started.keep(() => startSandbox(given, apiPort)) : null;
    const warehouse = needsWarehouse(given) ? await started.keep(() => startWarehouse(given, apiPort)) : null;
    const config = {
      ...given,
      ...(sandbox && { SANDBOX_PAY_URL: sandbox.url }),
      ...(warehouse && { SANDBOX_WAREHOUSE_URL: warehouse.url }),
    };
    const { metrics } = await started.keep(() => measureAll(config));
    const api = config.API_URL ? null : await started.keep(() => openApi(config, metrics));
    // Bank and warehouse call the API over the network, as external ones would.
    if (sandbox || warehouse || isSplit) await api?.app.listen({ port: apiPort, host: '127.0.0.1' });
    const remote = config.API_URL ?? `http://127.0.0.1:${apiPort}`;
    const gateway = api && !isSplit ? createInProcessApi(api.app) : createRemoteApi(remote, config.TRUST_PROXY);
    const secret = api?.secret ?? config.APP_SECRET ?? '';
    const edge = await buildEdge({ config: { ...config, APP_SECRET: secret }, api: gateway, metrics });
    await requirePort(config.PORT, config.HOST, () => edge.listen({ port: config.PORT, host: config.HOST }));
    return {
      async stop() {
        await edge.close();
        await started.stop();
      },
    };
  } catch (error) {
    await started.stop();
    throw error;
  }
}

/** Without its database the shop cannot work, so the command ends with the reason. */
function onDatabaseLost(cause: unknown) {
  console.error('PostgreSQL has ended and could not be started again.', cause instanceof Error ? cause.message : cause);
  process.exit(1);
}

async function measureAll(config: ShopConfig) {
  const stopTracing = await openTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'odeta');
  const { metrics, close } = await openMetrics(config);
  return { metrics, stop: () => Promise.all([close(), stopTracing()]).then(() => {}) };
}

async function openApi(config: ShopConfig, metrics: Metrics) {
  const shop = await openShop(
    { ...config, SHUTDOWN_DELAY_SECONDS: 0 },
    { onDatabaseLost, metrics, prepares: true },
  ).catch((error) => {
    throw databaseFailure(error, config.DATABASE_URL);
  });
  return { ...shop, stop: shop.close };
}
