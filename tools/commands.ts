import process from 'node:process';
import { StartFailure } from './failure.ts';

/** The commands of `package.json`, each loaded when it is asked for. */
const commands: Record<string, () => Promise<{ run(args: string[]): Promise<void> }>> = {
  start: () => import('./start.ts'),
  dev: () => import('./dev.ts'),
  build: () => import('./build.ts'),
  test: () => import('./test.ts'),
  verify: () => import('./verify.ts'),
  unit: () => import('./unit.ts'),
  e2e: () => import('./e2e.ts'),
  bench: () => import('./bench.ts'),
  reset: () => import('./reset.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = commands[name];

if (!load) {
  console.error(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
try {
  const { run } = await load();
  await run(args);
} catch (error) {
  // A failure we foresaw is a sentence; anything else shows where it came from.
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
}
