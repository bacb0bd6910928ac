import process from 'node:process';
import type { FastifyInstance } from 'fastify';

/** Starts a simulator's server in a process of its own; SIGINT or SIGTERM ends it. */
export async function runSimulator(
  app: FastifyInstance,
  { PORT, HOST }: { PORT: number; HOST: string },
): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  await app.listen({ port: PORT, host: HOST });
}
