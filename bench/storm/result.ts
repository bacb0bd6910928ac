import type { Operation } from './deploys.ts';
import { isBroken } from './kinds.ts';
import type { StormRecord } from './record.ts';

interface StormResult {
  operations: readonly Operation[];
  record: StormRecord;
  seconds: number;
  lost: readonly string[];
  stopped: readonly string[];
  flaws: readonly string[];
}

/** Visitors with a broken canary, of which the shop should have stopped it. */
const ENOUGH = 12;
/** Refusals of commands that are part of the storm: nothing to promote, shares beyond 100 %, a version that was stopped. */
const [REFUSED, WRONG_INPUT] = [3, 2];

/** Prints the table. @returns whether nothing was lost, missing or judged wrongly. */
export function printResult(result: StormResult): boolean {
  const { operations, record, seconds, lost, flaws } = result;
  printCommands(operations);
  printRefusals(operations);
  const check = judgeCheck(operations);
  const budgets = judgeBudgets(result);
  const { tally } = record;
  const unexpected = operations.filter(({ outcome }) => ![0, REFUSED, WRONG_INPUT].includes(outcome.code));
  const rows: [string, number | string, readonly string[]][] = [
    ['files that were named and missing', record.chunkErrors.length, record.chunkErrors],
    ['forced reloads', record.reloads.length, record.reloads],
    ['lost or double orders, wrong stock', flaws.length, flaws],
    ['lost updates of the document', lost.length, lost],
    ['untrue answers to shoppers', tally.wrong.length, tally.wrong],
    ['browsers that were stuck', record.stuck.length, record.stuck],
    [
      'commands that ended unexpectedly',
      unexpected.length,
      unexpected.map(({ command, outcome }) => `${command}: ${outcome.text}`),
    ],
    ['incompatible versions that were deployed', check.missed.length, check.missed],
    ['compatible versions that the check refused', check.refused.length, check.refused],
    ['harmless canaries that a budget stopped', budgets.wrong.length, budgets.wrong],
  ];
  console.log(
    `${operations.length} commands in ${Math.round(seconds)} s; ${tally.journeys} journeys over HTTP, ${record.browserJourneys} in Chromium; ${tally.orders.length} orders, ${record.files} files, ${tally.incomplete} pages with a skeleton`,
  );
  console.log(
    `check before a deploy: ${check.found} of ${check.found + check.missed.length} incompatible versions refused`,
  );
  console.log(`budgets: ${budgets.stopped} of ${budgets.broken} broken canaries with ${ENOUGH} visitors stopped`);
  console.table(Object.fromEntries(rows.map(([name, count]) => [name, { count }])));
  for (const [name, , examples] of rows) for (const one of examples.slice(0, 12)) console.log(`${name}: ${one}`);
  return rows.every(([, count]) => count === 0);
}

function printCommands(operations: readonly Operation[]) {
  const names = Map.groupBy(operations, ({ command }) => nameOf(command));
  const rows = [...names].map(([name, all]) => {
    const times = all.map(({ outcome }) => outcome.milliseconds).sort((one, other) => one - other);
    const done = all.filter(({ outcome }) => outcome.code === 0).length;
    return [
      name,
      {
        times: all.length,
        done,
        refused: all.length - done,
        'median ms': Math.round(times[times.length >> 1] ?? 0),
        'longest ms': Math.round(times.at(-1) ?? 0),
      },
    ];
  });
  console.table(Object.fromEntries(rows));
}

/** Why commands were refused, without the names of versions. */
function printRefusals(operations: readonly Operation[]) {
  const refused = operations.filter(({ outcome }) => outcome.code !== 0);
  const reasons = Map.groupBy(refused, ({ outcome }) => reasonOf(outcome.text));
  for (const [reason, all] of reasons) console.log(`refused ${all.length} times: ${reason}`);
}

const reasonOf = (text: string) =>
  text
    .replaceAll(/\d+\.\d+\.\d+-[0-9a-f]+/g, '…')
    .replaceAll(/\b(account|cart|catalog|checkout|confirm|help|shell)\b/g, '…')
    .replaceAll(/\d+/g, '…')
    .slice(0, 160)
    .replaceAll('\n', ' ');

const nameOf = (command: string) => {
  const [name = ''] = command.split(' ');
  if (command.includes('--traffic')) return 'release --traffic';
  return name === 'releases' ? command.split(' ').slice(0, 2).join(' ') : name;
};

function judgeCheck(operations: readonly Operation[]) {
  const checked = operations.filter(
    ({ command, variant }) => variant && /^(release|can-deploy|promote) /.test(command),
  );
  const isRefused = ({ outcome }: Operation) => /What would break|would break|no live unit serves/.test(outcome.text);
  const needing = checked.filter(({ variant }) => variant?.kind.fault === 'incompatible');
  const named = ({ command, variant, outcome }: Operation) =>
    `${command} ${variant?.version} (${variant?.kind.name}): ${outcome.text}`;
  return {
    found: needing.filter((one) => isRefused(one)).length,
    missed: needing.filter(({ outcome }) => outcome.code === 0).map(named),
    refused: checked.filter((one) => one.variant?.kind.fault !== 'incompatible' && isRefused(one)).map(named),
  };
}

function judgeBudgets({ record, stopped }: StormResult) {
  const kindOf = (key: string) => {
    const [, unit = '', version = ''] = /^(.+)@(\S+)/.exec(key) ?? [];
    return record.variantOf(unit, version)?.kind;
  };
  const isHarmful = (key: string) => {
    const kind = kindOf(key);
    return kind !== undefined && isBroken(kind);
  };
  const met = [...record.faultsMet]
    .filter(([key, visitors]) => visitors >= ENOUGH && isHarmful(key))
    .map(([key]) => key);
  return {
    broken: met.length,
    stopped: met.filter((key) => stopped.includes(key)).length,
    wrong: stopped.filter((key) => !isHarmful(key)).map((key) => `${key} (${kindOf(key)?.name})`),
  };
}
