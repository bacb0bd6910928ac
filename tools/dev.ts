import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { startEmbeddedPostgres } from '@odeta/api/embedded-postgres';
import { DISCOVERY_SCHEMA, type Discovery } from '@odeta/shared/contracts';
import { announce } from './addresses.ts';
import { startProcess } from './child-process.ts';
import { type DevRelease, serveUnit } from './dev-unit.ts';
import { readEnvironment } from './environment.ts';
import { whenStopped } from './stop.ts';
import { findUnits } from './workspace.ts';

const API_PORT = 3900;

/** The shop with hot reload in every unit: development servers for the browser, `api` and `edge` restarted on change. */
export async function run() {
  const config = readEnvironment(process.env);
  const folder = path.join(config.DATA_DIR, 'dev');
  mkdirSync(folder, { recursive: true });
  const postgres = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: config.DATA_DIR });
  const releases = new Map<string, DevRelease>();
  const publish = (release: DevRelease) => {
    releases.set(release.name, release);
    if (releases.size === units.length) writeDiscovery(folder, [...releases.values()]);
  };

  const units = findUnits();
  const servers = await Promise.all(units.map((unit) => serveUnit(unit, folder, publish)));
  const environment = {
    ...process.env,
    DATABASE_URL: config.DATABASE_URL ?? postgres?.url,
    APP_SECRET: config.APP_SECRET ?? randomBytes(32).toString('base64url'),
  };
  const origins = units.flatMap((unit) => [`http://localhost:${unit.port}`, `ws://localhost:${unit.port}`]);
  const api = startProcess(['--watch', 'api/src/server.ts'], {
    ...environment,
    PORT: String(API_PORT),
    TRUST_PROXY: '1',
  });
  const edge = startProcess(['--watch', 'edge/src/server.ts'], {
    ...environment,
    PORT: String(config.PORT),
    API_URL: `http://127.0.0.1:${API_PORT}`,
    RELEASES_DIR: folder,
    FILE_ORIGINS: origins.join(' '),
    PAGE_CACHE_SECONDS: '0',
  });
  announce(config.PORT);
  whenStopped(async () => {
    await Promise.all([api.stop(), edge.stop(), ...servers.map((server) => server.stop())]);
    await postgres?.stop();
  });
}

function writeDiscovery(folder: string, releases: readonly DevRelease[]) {
  const entries = releases.map(({ name, url, release, integrity, version }) => {
    return [
      name,
      [{ url, metadata: { integrity: '', version }, extras: { release: { url: release, integrity } } }],
    ] as const;
  });
  const document: Discovery = { schema: DISCOVERY_SCHEMA, microFrontends: Object.fromEntries(entries) as never };
  writeFileSync(path.join(folder, 'discovery.json'), JSON.stringify(document));
}
