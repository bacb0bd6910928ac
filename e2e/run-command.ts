import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { findFreePort } from './faulty-edge.ts';

/**
 * Runs a command of `package.json` in a copy of the workspace, like a team in its clone.
 * @returns its output.
 */
export async function runIn(root: string, ...command: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, programOf(root, command), {
    cwd: root,
    env: ownEnvironment(),
  });
  return stdout;
}

export interface RunningCommand {
  port: number;
  stop(): Promise<void>;
}

/** Starts a command that serves a shop, and waits until it prints the address. */
export async function startIn(root: string, ...command: string[]): Promise<RunningCommand> {
  const port = await findFreePort();
  const environment = { ...ownEnvironment(), NODE_ENV: undefined, PORT: String(port) };
  const child = spawn(process.execPath, programOf(root, command), { cwd: root, env: environment });
  await whenOpen(child);
  return { port, stop: () => stopped(child) };
}

/** Ends a command and waits until it has ended. */
export async function stopped(child: ChildProcessWithoutNullStreams) {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/**
 * Runs `npm start` in a copy, with the API of the running shop, and kills it when it answers.
 * @returns its output.
 */
export async function startAndKill(root: string, releases: string): Promise<string> {
  const environment = {
    ...ownEnvironment(),
    NODE_ENV: undefined,
    RELEASES_DIR: releases,
    API_URL: `http://127.0.0.1:${process.env.SHOP_PORT}`,
    PORT: String(await findFreePort()),
  };
  const child = spawn(process.execPath, programOf(root, ['start']), { cwd: root, env: environment });
  const printed = await whenOpen(child);
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return printed.join('');
}

/**
 * Waits until a command prints its shop's address.
 * @returns its output, which is extended later.
 */
export async function whenOpen(child: ChildProcessWithoutNullStreams): Promise<string[]> {
  const printed: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      printed.push(String(text));
      if (printed.join('').includes('http://')) resolve();
    });
    child.stderr.on('data', (text) => printed.push(String(text)));
    child.once('exit', () => reject(new Error(`The shop did not start: ${printed.join('')}`)));
  });
  return printed;
}

const programOf = (root: string, command: readonly string[]) => [path.join(root, 'tools/commands.ts'), ...command];

/** The environment with the team's keys, without the folders of the tests' shop. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { RELEASES_DIR: _, DATA_DIR: __, ...environment } = process.env;
  return environment;
}
