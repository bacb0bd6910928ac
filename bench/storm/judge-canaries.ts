import { isBroken } from './kinds.ts';
import type { StormResult } from './result.ts';

/** Canaries of one kind of variant. */
export interface Canaries {
  isBroken: boolean;
  /** Commands that gave such a version to a share of the visitors. */
  released: number;
  /** Canaries that at least one visitor had; the others had failed their trial, or were over before. */
  given: number;
  /** Of each canary that a budget stopped: its visitors who could have the failure. */
  stoppedAfter: number[];
  /** Visitors of each other canary until a team ended it, or the storm was over. */
  keptFor: number[];
}

export function judgeCanaries({ operations, record, stopped }: StormResult) {
  const canaries: Record<string, Canaries> = {};
  const wrong: string[] = [];
  const ofKind = (key: string) => {
    const [, unit = '', version = ''] = /^(.+)@(\S+)/.exec(key) ?? [];
    const kind = record.variantOf(unit, version)?.kind;
    if (!kind) throw new Error(`${key} is none of the variants`);
    canaries[kind.name] ??= { isBroken: isBroken(kind), released: 0, given: 0, stoppedAfter: [], keptFor: [] };
    return { kind, row: canaries[kind.name] as Canaries };
  };
  for (const { unit, command, variant, outcome } of operations)
    if (variant && outcome.code === 0 && command.includes('--traffic'))
      ofKind(`${unit}@${variant.version}`).row.released += 1;
  for (const { key, budget, visitors } of stopped) {
    const { kind, row } = ofKind(key);
    row.stoppedAfter.push(visitors);
    if (!isBroken(kind)) wrong.push(`${key} (${kind.name}): ${budget}`);
  }
  const known = new Set(stopped.map(({ key }) => key));
  for (const [key, visitors] of record.canaryVisitors) {
    const { row } = ofKind(key);
    row.given += 1;
    if (!known.has(key)) row.keptFor.push(visitors);
  }
  return { canaries, wrong };
}

export const addCanaries = (one: Canaries, other: Canaries): Canaries => ({
  isBroken: one.isBroken,
  released: one.released + other.released,
  given: one.given + other.given,
  stoppedAfter: [...one.stoppedAfter, ...other.stoppedAfter],
  keptFor: [...one.keptFor, ...other.keptFor],
});
