import process from 'node:process';
import { runCommand } from '../processes/run-command.ts';

/** `npm run game-day [-- --minutes 15 --faults api-killed,failover]`: faults one after another while shoppers buy (docs/game-day.md). */
export async function run(args: string[]) {
  if (!(await runCommand('node', ['bench/game-day.ts', ...args]))) process.exitCode = 1;
}
