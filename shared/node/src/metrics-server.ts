import { createServer } from 'node:http';
import * as v from 'valibot';
import type { Metrics } from './metrics.ts';
import { noMetrics } from './no-metrics.ts';

/** Server only. Metrics are served at a port of their own, which visitors of the shop cannot reach. */

export const MetricsPortSchema = v.pipe(
  v.optional(v.string(), ''),
  v.check((port) => port === '' || (/^\d{1,5}$/.test(port) && Number(port) <= 65_535), 'must be a port number'),
  v.transform((port) => (port === '' ? null : Number(port))),
  v.description(
    'Port at which Prometheus reads metrics at `/metrics` ([docs/run.md](docs/run.md)); without it nothing is measured',
  ),
);

export const MetricsHostSchema = v.pipe(
  v.optional(v.string(), '127.0.0.1'),
  v.description('Address to listen on for Prometheus: one of a network that visitors cannot reach'),
);

export interface MetricsServer {
  metrics: Metrics;
  /** Its port; `null` where nothing is measured. */
  port: number | null;
  close(): Promise<void>;
}

interface MetricsConfig {
  METRICS_PORT: number | null;
  METRICS_HOST: string;
}

/** Listens, if there is a port. Only then the library is loaded. */
export async function openMetrics({ METRICS_PORT, METRICS_HOST }: MetricsConfig): Promise<MetricsServer> {
  if (METRICS_PORT === null) return { metrics: noMetrics, port: null, close: async () => {} };
  const [{ createMetrics }, { measureProcess }] = await Promise.all([
    import('./metrics.ts'),
    import('./measure-process.ts'),
  ]);
  const metrics = createMetrics();
  const stopMeasuring = measureProcess(metrics);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    const refuse = ({ message }: Error) => reject(new Error(`METRICS_PORT cannot be used: ${message}`));
    server.once('error', refuse).listen(METRICS_PORT, METRICS_HOST, resolve);
  });
  const address = server.address();
  return {
    metrics,
    port: typeof address === 'object' && address ? address.port : METRICS_PORT,
    close() {
      stopMeasuring();
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
