import process from 'node:process';
import { StartFailure } from '@odeta/workspace/failure';
import { commands } from './command-list.ts';
import { withHere } from './here.ts';

const [name = '', ...args] = process.argv.slice(2);
const load = commands[name];

if (!load) {
  console.error(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
try {
  const { run } = await load();
  await run(withHere(name, args));
} catch (error) {
  // An expected failure is printed as a sentence; any other error with its stack trace.
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(error instanceof StartFailure ? error.exitCode : 1);
}
