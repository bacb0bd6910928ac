import process from 'node:process';
import { runCommand } from '../processes/run-command.ts';

/** `npm run schema`: writes the types of the database's rows from the migrations. */
export async function run() {
  if (!(await runCommand('node', ['api/testing/schema/write-schema.ts']))) process.exitCode = 1;
}
