import process from 'node:process';
import { acceptFormer } from '@odeta/node/former-secrets';
import { openMetrics } from '@odeta/node/metrics-server';
import { openTracing } from '@odeta/node/open-tracing';
import * as v from 'valibot';
import { createRemoteApi } from './api/remote-api.ts';
import { buildEdge } from './app.ts';
import { EdgeConfigSchema } from './config/config.ts';

/** Runs `edge` in a process of its own, in front of an `api` at `API_URL`. */
const config = v.parse(EdgeConfigSchema, process.env);
if (!config.API_URL) throw new Error('API_URL is missing: in a process of its own edge needs an api to ask');
if (!config.RELEASE_KEYS)
  throw new Error('RELEASE_KEYS is missing: edge uses only discovery documents that are signed');
acceptFormer(config.APP_SECRET, config.APP_SECRET_FORMER);
const stopTracing = await openTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'edge');
const { metrics } = await openMetrics(config);
const app = await buildEdge({ config, metrics, api: createRemoteApi(config.API_URL, config.TRUST_PROXY) });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(
    signal,
    () =>
      void app
        .close()
        .then(stopTracing)
        .then(() => process.exit(0)),
  );
}
await app.listen({ port: config.PORT, host: config.HOST });
