import type { Operation } from './deploys.ts';
import { addCanaries, type Canaries, judgeCanaries } from './judge-canaries.ts';
import { type Answers, judgeCheck } from './judge-check.ts';
import type { StormResult } from './result.ts';

/** Commands of one name. */
interface Commands {
  done: number;
  milliseconds: number[];
  /** Why it was refused, without the names of versions; times. */
  refused: Record<string, number>;
}

/** What a storm, or a part of one, has shown; as JSON it waits for the other parts. */
export interface Summary {
  seconds: number;
  journeys: { http: number; browser: number };
  orders: number;
  files: number;
  skeletons: number;
  commands: Record<string, Commands>;
  /** The check before a deploy, by the kind of variant. */
  check: Record<string, Answers>;
  /** Canaries by the kind of variant. */
  canaries: Record<string, Canaries>;
  /** What has to be empty. */
  faults: Record<string, string[]>;
}

/** Refusals of commands that are part of the storm: nothing to promote, shares beyond 100 %, a version that was stopped. */
const [REFUSED, WRONG_INPUT] = [3, 2];

export function summarize(result: StormResult): Summary {
  const { operations, record, seconds, lost, flaws } = result;
  const check = judgeCheck(operations);
  const budgets = judgeCanaries(result);
  const { tally } = record;
  const unexpected = operations.filter(({ outcome }) => ![0, REFUSED, WRONG_INPUT].includes(outcome.code));
  return {
    seconds,
    journeys: { http: tally.journeys, browser: record.browserJourneys },
    orders: tally.orders.length,
    files: record.files,
    skeletons: tally.incomplete,
    commands: countCommands(operations),
    check: check.answers,
    canaries: budgets.canaries,
    faults: {
      'files that were named and missing': record.chunkErrors,
      'forced reloads': record.reloads,
      'pages that the shop could not make': record.unavailable,
      'lost or double orders, wrong stock': [...flaws],
      'lost updates of the document': [...lost],
      'untrue answers to shoppers': tally.wrong,
      'browsers that were stuck': record.stuck,
      'commands that ended unexpectedly': unexpected.map(({ command, outcome }) => `${command}: ${outcome.text}`),
      'incompatible versions that were deployed': check.missed,
      'compatible versions that the check refused': check.refused,
      'harmless canaries that a budget stopped': budgets.wrong,
      'canaries of sources that were changed during the storm': budgets.unknown,
    },
  };
}

/** Several parts as if they had been one storm. */
export const addSummaries = (all: readonly Summary[]): Summary =>
  all.reduce((one, other) => ({
    seconds: one.seconds + other.seconds,
    journeys: addNumbers(one.journeys, other.journeys),
    orders: one.orders + other.orders,
    files: one.files + other.files,
    skeletons: one.skeletons + other.skeletons,
    commands: merge(one.commands, other.commands, addCommands),
    check: merge(one.check, other.check, addNumbers),
    canaries: merge(one.canaries, other.canaries, addCanaries),
    faults: merge(one.faults, other.faults, (first, second) => [...first, ...second]),
  }));

export const countOf = ({ commands }: Summary): number =>
  Object.values(commands).reduce((sum, { milliseconds }) => sum + milliseconds.length, 0);

const addCommands = (one: Commands, other: Commands): Commands => ({
  done: one.done + other.done,
  milliseconds: [...one.milliseconds, ...other.milliseconds],
  refused: merge(one.refused, other.refused, (first, second) => first + second),
});

const addNumbers = <Counts extends Record<string, number>>(one: Counts, other: Counts): Counts =>
  merge(one, other, (first, second) => first + second) as Counts;

function merge<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  add: (first: Value, second: Value) => Value,
): Record<string, Value> {
  const merged: Record<string, Value> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const known = merged[name];
    merged[name] = known === undefined ? value : add(known, value);
  }
  return merged;
}

function countCommands(operations: readonly Operation[]): Summary['commands'] {
  const commands: Summary['commands'] = {};
  for (const { command, outcome } of operations) {
    const isDone = outcome.code === 0;
    const own = {
      done: isDone ? 1 : 0,
      milliseconds: [Math.round(outcome.milliseconds)],
      refused: isDone ? {} : { [reasonOf(outcome.text)]: 1 },
    };
    const known = commands[nameOf(command)];
    commands[nameOf(command)] = known ? addCommands(known, own) : own;
  }
  return commands;
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
