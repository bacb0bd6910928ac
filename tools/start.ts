import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { announce } from './addresses.ts';
import { buildUnits } from './build.ts';
import { readEnvironment, type ShopConfig } from './environment.ts';
import { StartFailure } from './failure.ts';
import { startShop } from './shop.ts';
import { whenStopped } from './stop.ts';
import { workspace } from './workspace.ts';

/** `npm start`: the whole shop in one process, with its database beside it. */
export async function run() {
  process.env.NODE_ENV ??= 'production';
  const config = readEnvironment(process.env);
  ensureWritable(config.DATA_DIR);
  await ensurePortIsFree(config);
  await buildUnits({ root: workspace, releases: config.RELEASES_DIR });
  console.log(config.DATABASE_URL ? 'Opening the database …' : 'Starting PostgreSQL …');
  const shop = await startShop(config);
  whenStopped(shop.close);
  announce(config.PORT, config.TLS_CERT ? 'https' : 'http');
}

function ensureWritable(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartFailure(
      `The folder ${path.resolve(folder)} cannot be written to (${code}): name another one with DATA_DIR.`,
    );
  }
}

/** Asked first, so that nobody waits for a build to hear it. */
function ensurePortIsFree({ PORT, HOST }: ShopConfig): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', ({ code }: NodeJS.ErrnoException) => reject(new StartFailure(portFailure(PORT, code))));
    probe.listen(PORT, HOST, () => probe.close(() => resolve()));
  });
}

function portFailure(port: number, code?: string) {
  if (code === 'EADDRINUSE') return `Port ${port} is busy: stop what uses it, or choose another one with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account: choose one above 1023 with PORT.`;
  return `The shop cannot listen on port ${port} (${code}).`;
}
