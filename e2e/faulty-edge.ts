import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const workspace = path.resolve(import.meta.dirname, '..');

export interface FaultyEdge {
  port: number;
  /** Log entries about a kind of failure. */
  failures(kind: string): { unit?: string; msg: string; cause?: { stack?: string } }[];
  stop(): Promise<void>;
}

/** Starts an `edge` in front of the same API, or of another one. `source` is a folder of releases or the address of a store. */
export async function startEdge(
  source: { directory: string } | { address: string },
  api = `http://127.0.0.1:${process.env.SHOP_PORT}`,
  settings: Readonly<Record<string, string>> = {},
): Promise<FaultyEdge> {
  const port = await findFreePort();
  const releases = 'directory' in source ? { RELEASES_DIR: source.directory } : { RELEASES_URL: source.address };
  const environment = {
    ...process.env,
    ...releases,
    PORT: String(port),
    API_URL: api,
    PAGE_CACHE_SECONDS: '0',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    SHUTDOWN_DELAY_SECONDS: '0',
    // There is one visitor at a time, so a second thread would only take time to start.
    RENDER_WORKERS: '1',
    ...settings,
  };
  const child = spawn(process.execPath, ['edge/src/server.ts'], {
    cwd: workspace,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  await whenHealthy(port, child);
  return {
    port,
    failures: (kind) => lines.map((line) => JSON.parse(line)).filter((failure) => failure.kind === kind),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function whenHealthy(port: number, child: ChildProcess) {
  // Starting may take long on a busy machine, so only the test's time limit ends the wait.
  while (child.exitCode === null) {
    const answered = await fetch(`http://127.0.0.1:${port}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await pause(100);
  }
  throw new Error('edge did not start');
}

export function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
