import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

/** Starts a server in a child process that ends with this one at the latest. */
export const startChildServer = (file: string, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, ['--import', path.join(import.meta.dirname, 'exit-with-parent.ts'), file], {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
