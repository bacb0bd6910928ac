import { StartFailure } from '@odeta/workspace/failure';
import { findUnits, type Unit, workspace } from '@odeta/workspace/workspace';
import { WRONG_INPUT } from './exit-codes.ts';

/**
 * The units of this clone with these names, or all of them.
 * @throws {StartFailure} for an unknown name.
 */
export function findUnitsNamed(names: readonly string[], root = workspace): Unit[] {
  const units = findUnits(root);
  const unknown = names.find((name) => !units.some((unit) => unit.name === name));
  if (unknown === undefined) return names.length > 0 ? units.filter(({ name }) => names.includes(name)) : units;
  const known = units.map(({ name }) => name).join(', ');
  throw new StartFailure(`There is no unit "${unknown}" in this clone. There are: ${known}.`, WRONG_INPUT);
}
