import type { Canaries } from './judge-canaries.ts';
import { countOf, type Summary } from './summary.ts';

/** Of each kind of fault. */
const EXAMPLES = 12;

/** Prints the tables. @returns whether nothing was lost, missing or judged wrongly. */
export function printSummary(summary: Summary): boolean {
  const { seconds, journeys, orders, files, skeletons, commands, check, canaries, faults } = summary;
  console.table(Object.fromEntries(Object.entries(commands).map(([name, own]) => [name, rowOf(own)])));
  for (const { refused } of Object.values(commands))
    for (const [reason, times] of Object.entries(refused)) console.log(`refused ${times} times: ${reason}`);
  console.log(
    `${countOf(summary)} commands in ${Math.round(seconds)} s; ${journeys.http} journeys over HTTP, ${journeys.browser} in Chromium; ${orders} orders, ${files} files, ${skeletons} pages with a skeleton`,
  );
  console.log('Answers of the check before a deploy, by what was to be deployed:');
  console.table(check);
  console.log('Canaries by kind; visitors are those who could have the failure:');
  console.table(rowsOf(canaries));
  printRates(canaries);
  const rows = Object.entries(faults);
  console.table(Object.fromEntries(rows.map(([name, all]) => [name, { 'has to be 0': all.length }])));
  for (const [name, all] of rows) for (const one of all.slice(0, EXAMPLES)) console.log(`${name}: ${one}`);
  return rows.every(([, all]) => all.length === 0);
}

function rowOf({ done, milliseconds }: Summary['commands'][string]) {
  const times = milliseconds.toSorted((one, other) => one - other);
  return {
    times: times.length,
    done,
    refused: times.length - done,
    'median ms': times[times.length >> 1] ?? 0,
    'longest ms': times.at(-1) ?? 0,
  };
}

function rowsOf(canaries: Summary['canaries']) {
  const row = ({ isBroken, released, given, stoppedAfter, keptFor }: Canaries) => ({
    broken: isBroken,
    released,
    given,
    stopped: stoppedAfter.length,
    'after visitors (median)': middleOf(stoppedAfter),
    'after visitors (most)': most(stoppedAfter),
    'others had visitors (most)': most(keptFor),
  });
  return Object.fromEntries(Object.entries(canaries).map(([name, own]) => [name, row(own)]));
}

function printRates(canaries: Summary['canaries']) {
  for (const isBroken of [true, false]) {
    const all = Object.values(canaries).filter((one) => one.isBroken === isBroken);
    const stopped = all.reduce((sum, { stoppedAfter }) => sum + stoppedAfter.length, 0);
    const given = stopped + all.reduce((sum, { keptFor }) => sum + keptFor.length, 0);
    const rate = given === 0 ? '' : ` (${((100 * stopped) / given).toFixed(1)} %)`;
    console.log(
      `Budgets stopped ${stopped} of ${given} ${isBroken ? 'broken' : 'harmless'} canaries that visitors had${rate}.`,
    );
  }
}

const middleOf = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? '';
const most = (numbers: readonly number[]) => (numbers.length === 0 ? '' : Math.max(...numbers));
