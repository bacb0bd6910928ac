import { flushCompileCache } from 'node:module';
import process from 'node:process';
import { openMetrics } from '@odeta/node/metrics-server';
import { openTracing } from '@odeta/node/open-tracing';
import { readConfig } from './config.ts';
import { SchemaBehind } from './db/require-schema.ts';
import { openShop } from './open-shop.ts';
import { requireProduction } from './production.ts';

/** The API as a process of its own. */
const config = readConfig(process.env);
requireProduction(config);
const stopTracing = await openTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'api');
const { metrics } = await openMetrics(config);
const shop = await openShop(config, {
  metrics,
  prepares: false,
  onDatabaseLost(cause) {
    shop.app.log.fatal({ err: cause }, 'PostgreSQL has ended and could not be started again');
    process.exit(1);
  },
}).catch((error: unknown) => {
  if (!(error instanceof SchemaBehind)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(
    signal,
    () =>
      void shop
        .close()
        .then(stopTracing)
        .then(() => process.exit(0)),
  );
}
try {
  await shop.app.listen({ port: config.PORT, host: config.HOST });
} catch (error) {
  // Otherwise the embedded PostgreSQL would keep running.
  await shop.close();
  throw error;
}
// With NODE_COMPILE_CACHE the next process starts faster, even if this one is killed.
flushCompileCache();
