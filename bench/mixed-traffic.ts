import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './median.ts';
import { startKilling } from './mixed/killing.ts';
import { startMemory } from './mixed/memory.ts';
import { startRolling } from './mixed/rolling.ts';
import { startScale } from './mixed/scale.ts';
import { createTraffic } from './mixed/traffic.ts';
import { findFlaws } from './mixed/truth.ts';

/**
 * The whole shop as docker-compose.yml runs it: two instances of `edge` and of `api` behind load balancers, with rate limits, PostgreSQL
 * and the test bank. Shoppers browse and order at 60 % of its capacity, while one process is killed every minute and started again; every
 * answer is checked, and at the end the database is compared with the orders confirmed to shoppers. `npm run bench -- mixed [minutes]`, at
 * least 2 for one kill; `npm run bench -- mixed [minutes] rolling` restarts all processes in turn instead, like a deployment, and requires
 * that no request has to be repeated.
 */
const [minutes = 3] = process.argv.slice(2, 3).map(Number);
const isRolling = process.argv.includes('rolling');
const LOAD = 0.6;
const SHOPPERS = 24;
/** Seconds for the warm-up, and for measuring the capacity. */
const [WARM_UP, MEASURE] = [10, 15];

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'odeta-bench-'));
const scale = await startScale(dataDir);
try {
  const traffic = await createTraffic(scale, SHOPPERS);
  await pause(WARM_UP * 1000);
  const capacity = await traffic.rateIn(MEASURE);
  console.log(`capacity ${Math.round(capacity)} requests/s; from now on ${Math.round(capacity * LOAD)}`);
  traffic.limitTo(capacity * LOAD);
  const memory = startMemory(scale.processes);
  const killing = isRolling ? startRolling(scale.restartable) : startKilling(scale.killable);
  traffic.watch(killing.isDisturbed);
  const rate = await traffic.rateIn(minutes * 60);
  await killing.stop();
  await traffic.stop();
  const levels = memory.stop();
  const flaws = await findFlaws(dataDir, traffic.tally.orders);
  const { wrong, unexplained, retries } = traffic.tally;
  print(rate, killing.ended, levels, flaws);
  const lost = isRolling ? retries.size : 0;
  process.exitCode = flaws.length + wrong.length + unexplained + lost === 0 ? 0 : 1;

  function print(reached: number, ended: readonly string[], resident: ReturnType<typeof memory.stop>, found: string[]) {
    const { journeys, incomplete, orders, done } = traffic.tally;
    console.table(Object.fromEntries([...done].map(([name, times]) => [name, { times }])));
    console.table(
      resident.map(({ name, early, late }) => ({
        process: name,
        'MB after the first fifth': Math.round(median(early)),
        'MB at the end': Math.round(median(late)),
      })),
    );
    console.log(`${minutes} minutes at ${Math.round(reached)} requests/s, ${journeys} journeys`);
    console.log(
      `${orders.length} orders confirmed, ${orders.filter(({ isPaidOnline }) => isPaidOnline).length} paid online`,
    );
    console.log(`${isRolling ? 'restarted' : 'killed'}: ${ended.join(', ') || 'none'}`);
    console.log(`sent again: ${[...retries].map(([reason, times]) => `${times} × ${reason}`).join(', ') || 'none'}`);
    console.log(`pages with a skeleton: ${incomplete}, ${unexplained} of them while no process was missing (aim: 0)`);
    console.log(`untrue answers: ${wrong.length}`, ...wrong.slice(0, 20).map((what) => `\n  ${what}`));
    console.log(`flaws in the database: ${found.length}`, ...found.slice(0, 20).map((what) => `\n  ${what}`));
  }
} finally {
  await scale.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
