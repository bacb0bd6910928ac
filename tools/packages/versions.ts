import process from 'node:process';
import { runCommand } from '../processes/run-command.ts';

/** `npm run versions`: creates new versions and changelogs of the packages of `shared` from the files in `.changeset/`. */
export async function run() {
  if (!(await runCommand('changeset', ['version']))) process.exitCode = 1;
}
