import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@odeta/node/free-port';
import { findUnits } from '@odeta/workspace/workspace';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';
import { USUAL_PORT } from '../dev/dev-units.ts';
import { startProcess } from '../processes/child-process.ts';
import { ensurePortIsFree } from '../processes/ports.ts';
import { withStarted } from '../processes/stop.ts';
import { openTemporaryFolder } from '../processes/temporary-folder.ts';
import { mediaFolder } from '../shop/environment.ts';
import { runPlaywright } from './playwright.ts';
import { addRemote, removeRemote } from './remotes-of-copy.ts';
import type { Tally } from './test-results.ts';

/** Milliseconds for compiling the shop on a busy machine. */
const START_LIMIT = 240_000;
/** Remotes that no test opens, which need not be compiled. */
const UNOPENED = ['account', 'help'];

/** Runs a shop in development in a copy of the sources with an additional remote, and tests in a browser what edits do. */
export function runHotReloadTests(args: readonly string[] = []): Promise<Tally> {
  return withStarted(async (started) => {
    const temporary = await started.keep(openTemporaryFolder);
    const copy = path.join(temporary.folder, 'sources');
    copyWorkspace(copy);
    addRemote(copy, 'gift');
    for (const name of UNOPENED) removeRemote(copy, name);
    const port = await findPortForAll(copy);
    await started.keep(() => startDevelopment(copy, { ...temporary.environment, PORT: String(port) }));
    await whenOpen(port);
    const environment = { SHOP_PORT: String(port), SOURCES: copy, ...temporary.environment };
    return runPlaywright({ config: 'e2e/dev', args, environment, started });
  });
}

const startDevelopment = (copy: string, environment: NodeJS.ProcessEnv) =>
  startProcess([path.join(copy, 'tools/commands.ts'), 'dev'], {
    ...process.env,
    ...environment,
    NODE_ENV: undefined,
    HOST: '127.0.0.1',
    DATA_DIR: path.join(copy, '.data'),
    MEDIA_DIR: mediaFolder(process.env),
  });

/** A free port with free ports next to it for the units. */
async function findPortForAll(copy: string): Promise<number> {
  const port = await findFreePort();
  try {
    for (const unit of findUnits(copy)) await ensurePortIsFree(unit.port + port - USUAL_PORT, '127.0.0.1');
    return port;
  } catch {
    return findPortForAll(copy);
  }
}

async function whenOpen(port: number) {
  const limit = Date.now() + START_LIMIT;
  while (Date.now() < limit) {
    const isOpen = await Promise.all(
      ['/health', '/api/health'].map((path) => answers(`http://127.0.0.1:${port}${path}`)),
    );
    if (isOpen.every(Boolean)) return;
    await pause(200);
  }
  throw new Error('The shop in development did not open');
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
