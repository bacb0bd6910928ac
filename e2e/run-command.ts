import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { findFreePort } from './faulty-edge.ts';

/** Gives a command of `package.json` in a copy of the workspace, as a team would in its clone. @returns what it printed. */
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

/** Starts a command that serves a shop, and waits until it says where. */
export async function startIn(root: string, ...command: string[]): Promise<RunningCommand> {
  const port = await findFreePort();
  const environment = { ...ownEnvironment(), NODE_ENV: undefined, PORT: String(port) };
  const child = spawn(process.execPath, programOf(root, command), { cwd: root, env: environment });
  await whenOpen(child);
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** `npm start` in a copy, before the API of the shop that runs; killed as soon as it answers. @returns what it printed. */
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

/** When a command says where its shop is. @returns what it has printed, and goes on to print. */
async function whenOpen(child: ChildProcessWithoutNullStreams): Promise<string[]> {
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

/** The keys of the team, and nothing of where the shop of the tests keeps its data. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { RELEASES_DIR: _, DATA_DIR: __, ...environment } = process.env;
  return environment;
}
