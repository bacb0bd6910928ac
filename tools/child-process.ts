import { spawn } from 'node:child_process';
import process from 'node:process';
import type { Stoppable } from './stop.ts';
import { workspace } from './workspace.ts';

/** Milliseconds that a process gets to end by itself: longer than `api` lets running requests take. */
const GRACE = 20_000;

/** Starts a Node.js process of ours, with its output in ours. */
export function startProcess(args: readonly string[], environment: NodeJS.ProcessEnv): Stoppable {
  const child = spawn(process.execPath, args, {
    cwd: workspace,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  return {
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), GRACE);
      await ended;
      clearTimeout(timer);
    },
  };
}
