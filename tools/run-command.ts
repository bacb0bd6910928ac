import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { workspace } from './workspace.ts';

/** Runs a program of the workspace with its output in ours. @returns whether it succeeded. */
export function runCommand(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const bin = path.join(workspace, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...environment };
  const child = spawn(program, args, { cwd: workspace, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}
