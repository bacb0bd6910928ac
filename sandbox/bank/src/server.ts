import process from 'node:process';
import * as v from 'valibot';
import { buildSandbox } from './app.ts';
import { SandboxConfigSchema } from './config.ts';

/** Runs the test bank in a process of its own. */
const config = v.parse(SandboxConfigSchema, process.env);
const app = buildSandbox(config);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
await app.listen({ port: config.PORT, host: config.HOST });
