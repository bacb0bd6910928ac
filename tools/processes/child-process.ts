import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { workspace } from '@odeta/workspace/workspace';
import type { Stoppable } from './stop.ts';
import { watchFolders } from './watch-folders.ts';

/** Milliseconds that a process gets to end by itself: longer than `api` waits for running requests. */
const GRACE = 20_000;

/** Starts a Node.js process whose output is inherited. `failed` is called when it ends by itself with an error. */
export function startProcess(args: readonly string[], environment: NodeJS.ProcessEnv, failed = () => {}): Stoppable {
  const child = spawn(process.execPath, args, {
    cwd: workspace,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stopping = { begun: false };
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code) => {
      if (code !== 0 && !stopping.begun) failed();
      resolve();
    });
  });
  return {
    async stop() {
      stopping.begun = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), GRACE);
      await ended;
      clearTimeout(timer);
    },
  };
}

interface Watched {
  name: string;
  file: string;
  environment: NodeJS.ProcessEnv;
  /** Relative to the workspace. */
  folders: readonly string[];
}

export function startWatched({ name, file, environment, folders }: Watched): Stoppable {
  const start = () =>
    startProcess([file], environment, () => console.error(`${name} ended: it starts anew when a file is written.`));
  let running = start();
  let restarting = Promise.resolve();
  const watching = watchFolders(
    folders.map((folder) => path.join(workspace, folder)),
    (changed) => {
      console.log(`${name} starts anew: ${path.relative(workspace, changed)}`);
      restarting = restarting.then(async () => {
        await running.stop();
        running = start();
      });
    },
  );
  return {
    async stop() {
      await watching.stop();
      await restarting;
      await running.stop();
    },
  };
}
