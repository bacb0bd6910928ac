import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { answers, stop } from './own-process.ts';

export interface ServerProcess {
  name: string;
  /** Resolves when the server answers at its health address. */
  start(): Promise<void>;
  /** Like a crash or the kernel. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Resident memory in MB, with its workers; `null` if it is not running. */
  memory(): number | null;
}

interface Options {
  name: string;
  /** Relative to the workspace: `edge/src/server.ts`. */
  file: string;
  healthUrl: string;
  environment: Record<string, string>;
  /** Prints errors only. */
  isQuiet?: boolean;
  /** A file for what it prints if it is quiet. */
  log?: string | undefined;
}

/** A server of the shop in a process of its own that can be killed and restarted. */
export function createServerProcess({
  name,
  file,
  healthUrl,
  environment,
  isQuiet = false,
  log,
}: Options): ServerProcess {
  const running: { child: ChildProcess | null } = { child: null };
  // The server must not outlive a bench that fails.
  process.once('exit', () => running.child?.kill('SIGKILL'));

  return {
    name,
    async start() {
      const silent = log ? openSync(log, 'a') : 'ignore';
      running.child = spawn(process.execPath, [path.join(import.meta.dirname, '..', file)], {
        // The same as in the Dockerfile.
        env: {
          PATH: process.env.PATH ?? '',
          NODE_ENV: 'production',
          MALLOC_ARENA_MAX: '2',
          DEMO: '1',
          ...environment,
        },
        stdio: ['ignore', isQuiet ? silent : 'inherit', 'inherit'],
      });
      await answers(healthUrl);
    },
    async kill() {
      const { child } = running;
      if (!child || child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => void (running.child && (await stop(running.child))),
    memory: () => residentMegabytes(running.child?.pid),
  };
}

/** Of a process and the workers that it has started. Pages of memory that several of them share count once (Linux, `Pss`). */
function residentMegabytes(pid = 0): number | null {
  try {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + (residentMegabytes(Number(child)) ?? 0), Number(kilobytes) / 1024);
  } catch {
    // It has ended.
    return null;
  }
}
