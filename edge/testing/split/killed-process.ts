import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const workspace = path.resolve(import.meta.dirname, '../../..');

/** Ends a process that has a channel to this one with it. */
const exitWithParent = 'api/testing/servers/exit-with-parent.ts';

/** A server in a process of its own, which can be killed and started again at the same port. */
export interface KilledProcess {
  port: number;
  /** Lines of its log, also of the processes before. */
  lines: string[];
  /** Sends `kill -9`, so that it cannot finish anything. */
  kill(): Promise<void>;
  /** Sends SIGTERM, as a deploy does, and waits until the process has ended. */
  end(): Promise<void>;
  /** Resolves when it is ready. */
  start(): Promise<void>;
}

interface Options {
  /** Relative to the workspace. */
  file: string;
  port: number;
  environment: Record<string, string>;
  /** Path at which it says 200 when it is ready. */
  readyAt: string;
}

export function createProcess({ file, port, environment, readyAt }: Options): KilledProcess {
  const lines: string[] = [];
  let child: ChildProcess | undefined;

  async function isReady() {
    const answer = await fetch(`http://127.0.0.1:${port}${readyAt}`).catch(() => null);
    await answer?.text();
    return answer?.status === 200;
  }

  async function endWith(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    port,
    lines,
    kill: () => endWith('SIGKILL'),
    end: () => endWith('SIGTERM'),

    async start() {
      const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), ...environment };
      const args = ['--import', path.join(workspace, exitWithParent), path.join(workspace, file)];
      const started = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
      child = started;
      createInterface(started.stdout as NodeJS.ReadableStream).on('line', (line) => lines.push(line));
      while (!(await isReady())) {
        if (started.exitCode !== null) throw new Error(`${file} did not start`);
        await pause(50);
      }
    },
  };
}
