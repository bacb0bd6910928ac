import * as v from 'valibot';

/** Server only. */

export const TraceEndpointSchema = v.pipe(
  v.optional(v.pipe(v.string(), v.url('must be an address'))),
  v.description(
    'Collector that receives traces by OTLP over HTTP ([docs/run.md](docs/run.md#traces)); without it nothing is traced',
  ),
);

/** Loads OpenTelemetry's SDK only if there is a collector. @returns a function that sends the last spans */
export async function openTracing(endpoint: string | undefined, service: string): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => {};
  const { startExporting } = await import('./otel.ts');
  return startExporting(endpoint, service);
}
