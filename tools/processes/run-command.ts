import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { workspace } from '@odeta/workspace/workspace';
import type { Started } from './stop.ts';

interface RunOptions {
  environment?: NodeJS.ProcessEnv;
  input?: 'ignore' | 'inherit';
  /** Stops the program together with these. */
  started?: Started;
}

/**
 * Runs a program of the workspace with its output inherited.
 * @returns whether it succeeded.
 */
export async function runCommand(
  program: string,
  args: readonly string[],
  { environment, input = 'ignore', started }: RunOptions = {},
): Promise<boolean> {
  const child = start(program, args, { environment, stdio: [input, 'inherit', 'inherit'] });
  const success = isSuccess(child);
  await started?.keep(() => ({ stop: () => end(child) }));
  return success;
}

export interface Outcome {
  ok: boolean;
  /** Its output on both streams. */
  output: string;
  seconds: number;
}

/** Runs a program of the workspace in parallel with others and captures its output. */
export async function captureCommand(program: string, args: readonly string[]): Promise<Outcome> {
  const begun = Date.now();
  const child = start(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const streams = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [ok, ...written] = await Promise.all([isSuccess(child), ...streams]);
  return { ok, output: written.join(''), seconds: Math.round((Date.now() - begun) / 1000) };
}

interface StartOptions extends Pick<SpawnOptions, 'stdio'> {
  environment?: NodeJS.ProcessEnv;
}

function start(program: string, args: readonly string[], { environment, stdio }: StartOptions) {
  const bin = path.join(workspace, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...environment };
  return spawn(program, args, { cwd: workspace, env, stdio });
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

const isSuccess = (child: ChildProcess) =>
  new Promise<boolean>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
