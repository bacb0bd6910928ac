/** The webpack configurations of all units; only for configuration files, never shipped. */
import path from 'node:path';
import { browserConfig } from './browser-config.mjs';
import { runtimeConfig } from './federation-runtime.mjs';
import { bootConfig } from './script-config.mjs';
import { serverConfig } from './server-config.mjs';
import { readUnit } from './unit.mjs';

export { galleryConfig } from './gallery-config.mjs';
export { staffConfig } from './staff-config.mjs';
export { readUnit } from './unit.mjs';

/**
 * A remote's two builds, for browser and server. `directory` is the unit's folder, `environment` is webpack's argument of
 * configuration functions: `{ dev: true }` for hot reload, with `{ base }` for files below a path of a shop with another shell;
 * `{ dist }` for another output folder; `{ buildId }` to separate the chunks of two builds; `{ tellUses }` to receive what the
 * build uses of others (`uses-plugin.mjs`).
 */
export const remoteConfig = (directory) => (environment) => configs(directory, 'remote', environment);

export const shellConfig = (directory) => (environment) => configs(directory, 'shell', environment);

function configs(directory, kind, { dev = false, port, base, dist, buildId = 'local', tellUses } = {}) {
  const known = readUnit(directory, kind);
  const place = { port: port ?? known.port, dist: dist ?? path.join(directory, 'dist') };
  const unit = { ...known, base, buildId, tellUses, ...place };
  return [browserConfig(unit, dev), serverConfig(unit, dev), ...scripts(unit, dev)];
}

/** In development a remote contains the federation runtime. */
function scripts(unit, dev) {
  if (unit.kind === 'shell') return [bootConfig(unit, dev)];
  return dev ? [] : [runtimeConfig(unit)];
}
