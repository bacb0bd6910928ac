import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

/** A process that can be killed, paused and started again. A signal reaches it with the processes that it has started. */
export interface Program {
  name: string;
  /** Resolves when it is ready. */
  start(environment?: Record<string, string>): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** To the process alone. */
  tell(name: NodeJS.Signals): void;
  kill(): Promise<void>;
  /** Lets it end by itself; one that is paused goes on first. */
  stop(): Promise<void>;
}

export interface ProgramOptions {
  name: string;
  command: string;
  args: readonly string[];
  environment?: Record<string, string>;
  account?: { uid: number; gid: number } | undefined;
  isReady(): Promise<boolean>;
  /** What it may end with; SIGTERM by default. */
  stopSignal?: NodeJS.Signals;
}

export type StartProgram = (options: ProgramOptions) => Program;

const READY_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 20_000;

/** Makes programs whose output goes to files of this folder, and which end with this process at the latest. */
export function createPrograms(logs: string): StartProgram {
  const children = new Set<ChildProcess>();
  // Before the folder is removed.
  process.prependOnceListener('exit', () => {
    for (const child of children) signalGroup(child, 'SIGKILL');
  });

  return ({ name, command, args, environment = {}, account, isReady, stopSignal = 'SIGTERM' }) => {
    const running: { child: ChildProcess | null } = { child: null };
    const alive = () => (running.child && !hasEnded(running.child) ? running.child : null);

    async function end(by: NodeJS.Signals) {
      const child = alive();
      if (!child) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      signalGroup(child, 'SIGCONT');
      if (by === 'SIGKILL') signalGroup(child, by);
      else child.kill(by);
      const late = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_LIMIT_MS);
      await ended;
      clearTimeout(late);
    }

    return {
      name,
      async start(further = {}) {
        const log = openSync(path.join(logs, `${name}.log`), 'a');
        const child = spawn(command, [...args], {
          ...account,
          cwd: logs,
          env: { PATH: process.env.PATH ?? '', ...environment, ...further },
          stdio: ['ignore', log, log],
          detached: true,
        });
        children.add(child);
        child.once('exit', () => children.delete(child));
        running.child = child;
        await whenReady(child, name, isReady);
      },
      signal(signal) {
        const child = alive();
        if (child) signalGroup(child, signal);
      },
      tell: (signal) => void alive()?.kill(signal),
      kill: () => end('SIGKILL'),
      stop: () => end(stopSignal),
    };
  };
}

async function whenReady(child: ChildProcess, name: string, isReady: () => Promise<boolean>) {
  const limit = performance.now() + READY_LIMIT_MS;
  while (!(await isReady().catch(() => false))) {
    if (hasEnded(child)) throw new Error(`${name} ended with ${child.exitCode ?? child.signalCode}`);
    if (performance.now() > limit) throw new Error(`${name} did not become ready`);
    await pause(100);
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

function signalGroup({ pid }: ChildProcess, name: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // It has ended.
  }
}

const ANSWER_LIMIT_MS = 2_000;

export const answersAt = async (url: string): Promise<boolean> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  await response.arrayBuffer();
  return response.ok;
};
