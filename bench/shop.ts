import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@odeta/node/free-port';
import { generate } from 'selfsigned';
import { knowLocalNames } from './local-names.ts';
import { stop } from './own-process.ts';
import { pinToCores } from './pin.ts';

const workspace = path.resolve(import.meta.dirname, '..');

export interface RunningShop {
  /** The origin for a country: `address('sk')`. */
  address(country: string): string;
  pid: number;
  stop(): Promise<void>;
}

export interface ShopOptions {
  /** HTTP/2 over TLS, as in production. */
  secure: boolean;
  /** Pins the shop's process to a core of its own; this program and the database run on the others. */
  pinned?: boolean;
  environment?: NodeJS.ProcessEnv;
  /** Until the shop has to answer; a store without releases is filled first. */
  minutes?: number;
}

/** Starts the whole shop as a process of its own, like `npm start` without the installation. */
export async function openShop({
  secure,
  pinned = false,
  environment = {},
  minutes = 2,
}: ShopOptions): Promise<RunningShop> {
  knowLocalNames();
  const port = await findFreePort();
  const tls = secure ? await writeCertificate() : {};
  const all: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '1',
    ...environment,
    ...tls,
    PORT: String(port),
  };
  const child = spawn(process.execPath, [path.join(workspace, 'tools/commands.ts'), 'start'], {
    cwd: workspace,
    env: all,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // The shop must not outlive a bench that fails.
  process.once('exit', () => child.kill());
  const address = (country: string) => `${secure ? 'https' : 'http'}://${country}.localhost:${port}`;
  await whenHealthy(`${secure ? 'https' : 'http'}://localhost:${port}/health`, child, minutes);
  if (pinned && !pinToCores([child.pid ?? 0], path.resolve(workspace, all.DATA_DIR ?? '.data')))
    console.log('not pinned to cores: the database and this program take their share of each');
  return { address, pid: child.pid ?? 0, stop: () => stop(child) };
}

async function whenHealthy(url: string, child: ChildProcess, minutes: number) {
  const end = performance.now() + minutes * 60_000;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error('The shop did not start');
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await pause(200);
  }
  throw new Error(`The shop did not answer within ${minutes} minutes`);
}

/** Creates a self-signed certificate for this run; clients do not verify it. */
export async function writeCertificate() {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  const folder = mkdtempSync(path.join(tmpdir(), 'odeta-bench-'));
  const files = { TLS_CERT: path.join(folder, 'cert.pem'), TLS_KEY: path.join(folder, 'key.pem') };
  writeFileSync(files.TLS_CERT, cert);
  writeFileSync(files.TLS_KEY, key);
  return files;
}
