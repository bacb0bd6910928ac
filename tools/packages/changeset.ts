import process from 'node:process';
import { runCommand } from '../processes/run-command.ts';

/** `npm run changeset [-- --empty]`: asks which packages of `shared` a change affects and records it in `.changeset/`. */
export async function run(args: string[]) {
  if (!(await runCommand('changeset', ['add', ...args], { input: 'inherit' }))) process.exitCode = 1;
}
