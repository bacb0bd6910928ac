import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { askedPrefixes } from '@odeta/delivery/build/unit-prefixes';
import { readTeamKeys } from '@odeta/delivery/publish/keys';
import { ensureWritable } from '@odeta/workspace/data-folder';
import { buildsFolder } from '@odeta/workspace/workspace';
import { ensurePortIsFree } from '../processes/ports.ts';
import { createStarted, whenStopped } from '../processes/stop.ts';
import { announce } from '../shop/addresses.ts';
import { readEnvironment } from '../shop/environment.ts';
import { createDevDiscovery } from './dev-release.ts';
import { readRest } from './dev-rest.ts';
import { startServers } from './dev-servers.ts';
import { serveUnit } from './dev-unit.ts';
import { findDevUnits } from './dev-units.ts';

/**
 * Starts the shop with hot reload: development servers for the browser, `api` and `edge` restarted on change. If units are named, only
 * these (and the shell) are hot; the others are used as built or deployed.
 */
export async function developShop(names: readonly string[]) {
  const begun = performance.now();
  const config = readEnvironment(process.env);
  const { hot, rest } = findDevUnits(names, config.PORT);
  ensureWritable(config.DATA_DIR);
  await ensurePortIsFree(config.PORT, config.HOST);
  for (const { port } of hot) await ensurePortIsFree(port, '127.0.0.1');

  const folder = path.join(config.DATA_DIR, 'dev');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const team = readTeamKeys(process.env);
  const places = { folder, builds: buildsFolder(process.env), store: config.RELEASES_URL, keys: config.RELEASE_KEYS };
  const built = await readRest(rest, places);
  const remotes = askedPrefixes([...hot, ...rest]);
  const discovery = createDevDiscovery(folder, { built, hot: hot.map(({ name }) => name), team, remotes });

  const started = createStarted();
  whenStopped(started.stop);
  try {
    await Promise.all([
      startServers({ config, folder, keys: team.RELEASE_KEYS, compiled: discovery.complete, hot, started }),
      ...hot.map((unit) => serveUnit(unit, folder, discovery.publish)),
    ]);
  } catch (error) {
    await started.stop();
    throw error;
  }
  announce(config.PORT);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`Started in ${seconds} s. Hot: ${hot.map(({ name }) => name).join(', ')}.`);
}
