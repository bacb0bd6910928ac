import type { Kind } from './kind.ts';
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
  const kindOf = (key: string) => {
    const [, unit = '', version = ''] = /^(.+)@(\S+)/.exec(key) ?? [];
    return record.variantOf(unit, version)?.kind;
  };
  const rowOf = (kind: Kind) => {
    canaries[kind.name] ??= { isBroken: isBroken(kind), released: 0, given: 0, stoppedAfter: [], keptFor: [] };
    return canaries[kind.name] as Canaries;
  };
  for (const { command, variant, outcome } of operations)
    if (variant && outcome.code === 0 && command.includes('--traffic')) rowOf(variant.kind).released += 1;
  const wrong: string[] = [];
  for (const { key, budget, visitors } of stopped) {
    const kind = kindOf(key);
    if (kind) rowOf(kind).stoppedAfter.push(visitors);
    if (kind && !isBroken(kind)) wrong.push(`${key} (${kind.name}): ${budget}`);
  }
  const stoppedKeys = new Set(stopped.map(({ key }) => key));
  for (const [key, visitors] of record.canaryVisitors) {
    const kind = kindOf(key);
    if (!kind) continue;
    const row = rowOf(kind);
    row.given += 1;
    if (!stoppedKeys.has(key)) row.keptFor.push(visitors);
  }
  const unknown = [...new Set([...stoppedKeys, ...record.canaryVisitors.keys()])].filter((key) => !kindOf(key));
  return { canaries, wrong, unknown };
}

export const addCanaries = (one: Canaries, other: Canaries): Canaries => ({
  isBroken: one.isBroken,
  released: one.released + other.released,
  given: one.given + other.given,
  stoppedAfter: [...one.stoppedAfter, ...other.stoppedAfter],
  keptFor: [...one.keptFor, ...other.keptFor],
});
