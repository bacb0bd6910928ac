import process from 'node:process';
import type { FastifyInstance } from 'fastify';

/** Lets a simulator listen in a process of its own, until the process is told to end. */
export async function runSimulator(
  app: FastifyInstance,
  { PORT, HOST }: { PORT: number; HOST: string },
): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  await app.listen({ port: PORT, host: HOST });
}
