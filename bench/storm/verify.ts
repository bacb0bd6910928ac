import { describeChanges } from '@odeta/delivery/releases/describe';
import { createFolderStore } from '@odeta/delivery/releases/folder-store';
import { readSteps, type Step } from '@odeta/delivery/releases/history';
import type { TrustedKeys } from '@odeta/delivery/releases/keys';
import type { Operation } from './deploys.ts';

/** Changes of the document that are not what exactly one command made: lost, double, or with entries of another unit. */
export async function findLostUpdates(
  store: string,
  keys: TrustedKeys,
  operations: readonly Operation[],
): Promise<string[]> {
  const steps: Step[] = [];
  for await (const step of readSteps(createFolderStore(store), keys)) steps.unshift(step);
  const numbers = steps.map(({ change }) => change.number);
  const gaps = numbers.filter((number, index) => number !== index + 1);
  const made = new Map(operations.flatMap((operation) => numberOf(operation).map((number) => [number, operation])));
  const doubled = operations.flatMap(numberOf).length - made.size;
  return [
    ...gaps.map((number) => `number ${number} does not follow the one before`),
    ...(doubled > 0 ? [`${doubled} changes were reported by two commands`] : []),
    ...[...made].flatMap(([number, operation]) => flawsOf(number, operation, steps[number - 1])),
    ...steps.flatMap(({ change, before }) =>
      foreignEntries(change.number, describeChanges(before, change.document), change.command),
    ),
  ];
}

const numberOf = ({ outcome }: Operation): number[] => {
  const [, number] = /Live with number (\d+)\./.exec(outcome.text) ?? [];
  return number ? [Number(number)] : [];
};

function flawsOf(number: number, { team, command }: Operation, step: Step | undefined): string[] {
  if (!step) return [`number ${number} of ${team} is not there`];
  const { author } = step.change;
  return author === team ? [] : [`number ${number} is of ${author}, and ${team} was told that it is its "${command}"`];
}

/** A command, and a budget, changes the entries of one unit only. */
function foreignEntries(number: number, changes: readonly string[], command: string): string[] {
  if (number === 1 || command.includes('--all')) return [];
  const units = new Set(changes.map((text) => text.split(/[: ]/)[0] ?? ''));
  const [unit = ''] = units;
  const isOwn = units.size <= 1 && command.split(' ').some((word) => word === unit || units.size === 0);
  return isOwn ? [] : [`number ${number} ("${command}") changed ${[...units].join(', ')}: ${changes.join('; ')}`];
}

export interface StoppedCanary {
  /** `unit@version share` */
  key: string;
  budget: string;
  /** Visitors of the canary who could have the failure. */
  visitors: number;
}

/** Canaries that the shop stopped by itself. */
export async function findStopped(store: string, keys: TrustedKeys): Promise<StoppedCanary[]> {
  const stopped: StoppedCanary[] = [];
  for await (const { change, before } of readSteps(createFolderStore(store), keys)) {
    if (!change.incident) continue;
    const [, unit = '', version = ''] = change.command.split(' ');
    const share = before.microFrontends[unit]?.find(({ metadata }) => metadata.version === version)?.deployment
      ?.traffic;
    const { budget, canary } = change.incident;
    stopped.push({ key: `${unit}@${version} ${share}`, budget, visitors: canary.of });
  }
  return stopped;
}
