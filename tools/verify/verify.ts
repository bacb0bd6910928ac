import process from 'node:process';
import { captureCommand, type Outcome } from '../processes/run-command.ts';

export interface Check {
  name: string;
  run: () => Promise<Outcome>;
}

export const checks: readonly Check[] = [
  { name: 'format and lint', run: () => captureCommand('biome', ['ci', '.']) },
  {
    name: 'dependency rules',
    run: () => captureCommand('depcruise', ['.', '--config', '.dependency-cruiser.cjs', '--output-type', 'err']),
  },
  { name: 'unused code', run: () => captureCommand('knip', []) },
  // Several threads would check what they share again, twice the work.
  { name: 'types', run: () => captureCommand('tsc', ['-b', '--singleThreaded']) },
];

/** `npm run verify`: the checks that a change should pass before tests are run, in parallel. */
export async function run() {
  const outcomes = await Promise.all(checks.map(({ name, run }) => reportOutcome(name, run())));
  if (outcomes.some(({ ok }) => !ok)) process.exitCode = 1;
}

export async function reportOutcome(name: string, running: Promise<Outcome>): Promise<Outcome> {
  const outcome = await running;
  const { ok, output, seconds } = outcome;
  console.log(`── ${name}: ${ok ? 'passed' : 'failed'} (${seconds} s)${ok ? '' : `\n${output}`}`);
  return outcome;
}
