import type { Mutation, Verdict } from './mutation.ts';

/** With more edits in a group its lines could not be assigned to them reliably. */
const MOST_BREAKING = 8;

/** Mutations of a unit that touch different files can be made, compiled and compared at once; those that break something without the others. */
export function groupsOf(mutations: readonly Mutation[]): Mutation[][] {
  const groups: Mutation[][] = [];
  for (const mutation of mutations) {
    const fitting = groups.find((group) => isFree(group, mutation) && group.every((one) => fit(one, mutation)));
    if (fitting) fitting.push(mutation);
    else groups.push([mutation]);
  }
  return groups;
}

const isBreaking = ({ line }: Mutation) => line !== undefined;

const isFree = (group: readonly Mutation[], mutation: Mutation) =>
  !isBreaking(mutation) || group.length < MOST_BREAKING;

const fit = (one: Mutation, other: Mutation) =>
  one.released === other.released &&
  isBreaking(one) === isBreaking(other) &&
  !one.edits.some(([file]) => other.edits.some(([touched]) => touched === file));

/** All edits of a group as one change. */
export const together = (group: readonly Mutation[]): Mutation => ({
  what: group.map(({ what }) => what).join(', '),
  released: group[0]?.released ?? '',
  edits: group.flatMap(({ edits }) => edits),
});

interface Division {
  verdicts: Verdict[];
  /** Those that have to be judged again, without the others. */
  open: Mutation[];
}

/**
 * What the verdict on a group says of its mutations. There have to be as many lines as mutations that break something; a line is that of
 * the only one that it is meant for.
 */
export function divide(group: readonly Mutation[], { lines, milliseconds, failure }: Verdict): Division {
  const breaking = group.filter(isBreaking);
  if (failure !== undefined || lines.length !== breaking.length) return { verdicts: [], open: [...group] };
  const each = Math.round(milliseconds / group.length);
  const division: Division = { verdicts: [], open: [] };
  for (const mutation of group) {
    const own = lines.filter((line) => isOf(mutation, line));
    const isCertain = own.every((line) => breaking.filter((one) => isOf(one, line)).length === 1);
    if (isCertain && own.length === (isBreaking(mutation) ? 1 : 0))
      division.verdicts.push({ what: mutation.what, lines: own, milliseconds: each });
    else division.open.push(mutation);
  }
  return division;
}

const isOf = ({ line }: Mutation, said: string) => line !== undefined && new RegExp(line).test(said);
