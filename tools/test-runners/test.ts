import process from 'node:process';
import { writeLawPage } from '../law/write-law-page.ts';
import { runCommand } from '../processes/run-command.ts';
import { type Check, checks, reportOutcome } from '../verify/verify.ts';
import { balancers } from './balancers.ts';
import { findBrowser } from './browser.ts';
import { installServers } from './debian-packages.ts';
import { runBrowserTests } from './e2e.ts';
import { runEngineTests } from './engine-tests.ts';
import { runHotReloadTests } from './hot-reload-tests.ts';
import { pgbouncer } from './pgbouncer.ts';
import { findPrograms } from './programs.ts';
import { promtool } from './promtool.ts';
import { redis } from './redis.ts';
import { formatResults, type Stage, type Tally } from './test-results.ts';
import { textBrowser } from './text-browser.ts';
import { runUnitTestsWithRetry } from './unit.ts';
import { varnish } from './varnish.ts';

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], times: [] };

/**
 * `npm test`, and `npm run test:full` with the full matrices, the long chaos runs, the other engines and a deploy storm. Continues after a failure, so that
 * one run shows all failures, and ends the process even if timers or connections are still open.
 */
export async function run(args: readonly string[] = []): Promise<never> {
  const isFull = args.includes('--full');
  if (isFull) process.env.TEST_SCOPE = 'full';
  const daily = [...balancers, textBrowser];
  const programs = isFull ? [...daily, promtool, pgbouncer, redis, varnish] : daily;
  for (const sentence of findPrograms(programs, { install: installServers }).missing) console.log(sentence);
  // Tests wait for databases and servers, so the checks run on the remaining processor time.
  const first = [...checks.map(runCheck), runStage('unit and API tests', runUnitTestsWithRetry)];
  const stages = await Promise.all(first);
  // A build uses about one core, and so does a shop in development.
  stages.push(...(await Promise.all([runStage('build', build), runStage('hot reload', runHotReloadTests)])));
  stages.push(await runStage('browser journeys', runBrowserTests));
  if (isFull) stages.push(await runStage('other engines', runEngineTests));
  if (isFull) stages.push(await runStage('deploy storm', runStorm));
  console.log(`\nThe evidence of the law: ${writeLawPage()}`);
  console.log(`\n${formatResults(stages)}`);
  process.exit(stages.some(({ tally }) => tally.failed > 0) ? 1 : 0);
}

async function runStage(name: string, run: () => Promise<Tally>): Promise<Stage> {
  console.log(`\n── ${name}`);
  const begun = Date.now();
  const tally = await run().catch((error): Tally => {
    console.error(error);
    return { ...NOTHING, failed: 1 };
  });
  return { name, tally, seconds: (Date.now() - begun) / 1000 };
}

async function build(): Promise<Tally> {
  return tallyOf(await runCommand('node', ['tools/commands.ts', 'build']));
}

const tallyOf = (isGood: boolean): Tally => ({ ...NOTHING, ...(isGood ? { passed: 1 } : { failed: 1 }) });

/** A short one: teams deploy at random while shoppers buy. */
async function runStorm(): Promise<Tally> {
  const size = ['--releases', '40', '--shoppers', '6', '--browsers', '1'];
  return tallyOf(
    await runCommand('node', ['bench/storm.ts', ...size], { environment: { CHROMIUM: findBrowser(process.env) } }),
  );
}

async function runCheck({ name, run }: Check): Promise<Stage> {
  const { ok, seconds } = await reportOutcome(name, run());
  return { name, seconds, tally: tallyOf(ok) };
}
