import process from 'node:process';
import * as v from 'valibot';
import { buildWarehouse } from './app.ts';
import { WarehouseConfigSchema } from './config.ts';

/** Runs the demonstration warehouse in a process of its own. */
const config = v.parse(WarehouseConfigSchema, process.env);
const app = buildWarehouse(config);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
await app.listen({ port: config.PORT, host: config.HOST });
