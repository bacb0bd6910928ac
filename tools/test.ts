import process from 'node:process';
import { runBrowserTests } from './e2e.ts';
import { runHotReloadTests } from './hot-reload-tests.ts';
import { runUnitTests, type Tally } from './unit.ts';
import { checks } from './verify.ts';

/**
 * `npm test`, and `npm run test:full` with the wide matrices and the long chaos runs. Goes on after a failure, so that one run shows all there is to mend, and ends the process: a
 * shop that was open in it may have left something running, and nobody waits for that.
 */
export async function run(args: readonly string[] = []): Promise<never> {
  if (args.includes('--full')) process.env.TEST_SCOPE = 'full';
  const tallies: Tally[] = [];
  const stages: [string, () => Promise<Tally>][] = [
    ...checks.map(({ name, run }): [string, () => Promise<Tally>] => [name, async () => tallyOf(await run())]),
    ['unit and API tests', () => runUnitTests()],
    ['browser journeys', () => runBrowserTests()],
    ['hot reload', () => runHotReloadTests()],
  ];
  const rows: string[] = [];
  for (const [name, stage] of stages) {
    console.log(`\n── ${name}`);
    const begun = Date.now();
    const tally = await stage().catch((error): Tally => {
      console.error(error);
      return { passed: 0, failed: 1 };
    });
    tallies.push(tally);
    rows.push(`${name}: ${tally.passed} passed, ${tally.failed} failed (${Math.round((Date.now() - begun) / 1000)} s)`);
  }
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  console.log(`\n${rows.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') > 0 ? 1 : 0);
}

const tallyOf = (ok: boolean): Tally => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
