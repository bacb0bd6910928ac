import { countOf, ENOUGH, type Summary } from './summary.ts';

/** Of each kind of fault. */
const EXAMPLES = 12;

/** Prints the tables. @returns whether nothing was lost, missing or judged wrongly. */
export function printSummary(summary: Summary): boolean {
  const { seconds, journeys, orders, files, skeletons, commands, check, budgets, faults } = summary;
  console.table(Object.fromEntries(Object.entries(commands).map(([name, own]) => [name, rowOf(own)])));
  for (const { refused } of Object.values(commands))
    for (const [reason, times] of Object.entries(refused)) console.log(`refused ${times} times: ${reason}`);
  console.log(
    `${countOf(summary)} commands in ${Math.round(seconds)} s; ${journeys.http} journeys over HTTP, ${journeys.browser} in Chromium; ${orders} orders, ${files} files, ${skeletons} pages with a skeleton`,
  );
  console.table({
    'the check refused, of incompatible versions': rateOf(check.refused, check.incompatible),
    'the check passed, of compatible versions': rateOf(check.passed, check.compatible),
    [`budgets stopped, of broken canaries with ${ENOUGH} visitors`]: rateOf(budgets.stopped, budgets.broken),
    'budgets stopped, of harmless canaries': rateOf(budgets.wronglyStopped, budgets.harmless),
  });
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

const rateOf = (count: number, of: number) => ({
  count,
  of,
  rate: of === 0 ? '' : `${((100 * count) / of).toFixed(1)} %`,
});
