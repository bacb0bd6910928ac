import path from 'node:path';
import process from 'node:process';
import { findFreePort } from '@odeta/node/free-port';
import { workspace } from '@odeta/workspace/workspace';
import { answersAt, type Program, type StartProgram } from './program.ts';
import type { Target } from './prometheus.ts';

/** A server of the shop in a process of its own. */
export interface ShopServer {
  name: string;
  port: number;
  program: Program;
  target: Target;
}

/** Environment variables of all servers of the shop. */
export type Shared = Record<string, string>;

export const APP_SECRET = 'a secret of the game day, long enough for it';
const LOCAL = '127.0.0.1';
export const localUrl = (port: number, protocol = 'http') => `${protocol}://${LOCAL}:${port}`;

/** The preloaded module with which the clock of a process can be turned. */
const CLOCK = path.join(import.meta.dirname, 'turned-clock.ts');

interface Options {
  create: StartProgram;
  name: string;
  job: Target['job'];
  port: number;
  environment: Shared;
}

/** `edge`, `api`, or a worker: an `api` that nobody calls. */
export async function createShopServer({ create, name, job, port, environment }: Options): Promise<ShopServer> {
  const metricsPort = await findFreePort();
  const [file, ready] = job === 'edge' ? ['edge/src/server.ts', '/ready'] : ['api/src/server.ts', '/api/ready'];
  const program = create({
    name,
    command: process.execPath,
    args: ['--import', CLOCK, path.join(workspace, file)],
    environment: { ...nodeEnvironment(), ...environment, PORT: String(port), METRICS_PORT: String(metricsPort) },
    isReady: () => answersAt(localUrl(port) + ready),
  });
  return { name, port, program, target: { job, name, port: metricsPort } };
}

/** The test bank. It has its own folder, so that it knows its payments after a restart. */
export function createBank(create: StartProgram, port: number, environment: Shared): Program {
  return create({
    name: 'bank',
    command: process.execPath,
    args: [path.join(workspace, 'sandbox/bank/src/server.ts')],
    environment: { ...nodeEnvironment(), ...environment, PORT: String(port) },
    isReady: () => answersAt(`${localUrl(port)}/health`),
  });
}

/** A search server that understands what the shop asks Meilisearch. */
export function createSearch(create: StartProgram, port: number, key: string): Program {
  return create({
    name: 'search',
    command: process.execPath,
    args: [path.join(workspace, 'api/testing/servers/search-server.ts'), String(port), key],
    environment: nodeEnvironment(),
    isReady: async () => !(await answersAt(localUrl(port))),
  });
}

/** The same as in the Dockerfile, as a demonstration. */
const nodeEnvironment = (): Shared => ({
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  DEMO: '1',
  HOST: LOCAL,
  LOG_LEVEL: 'warn',
  APP_SECRET,
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
});
