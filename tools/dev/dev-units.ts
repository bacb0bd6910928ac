import { StartFailure } from '@odeta/workspace/failure';
import { findUnits, type Unit } from '@odeta/workspace/workspace';

/** The shop's default port; the ports in `package.json` are next to it. */
export const USUAL_PORT = 3000;
const LAST_PORT = 65_535;

/**
 * The units to be served hot, and the others; the shell is always hot, because it provides React and the shared modules. Ports are relative
 * to the shop's, so that two shops can be developed at once.
 * @throws {StartFailure} with one sentence.
 */
export function findDevUnits(names: readonly string[], port: number): { hot: Unit[]; rest: Unit[] } {
  const units = findUnits().map((unit) => ({ ...unit, port: unit.port + port - USUAL_PORT }));
  const known = units.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new StartFailure(`There is no unit "${unknown}". There are: ${known.join(', ')}.`);
  if (units.some((unit) => unit.port > LAST_PORT || unit.port < 1))
    throw new StartFailure(`PORT ${port} leaves no room for the ports of the units: choose one near ${USUAL_PORT}.`);
  const isHot = ({ name }: Unit) => names.length === 0 || name === 'shell' || names.includes(name);
  return { hot: units.filter(isHot), rest: units.filter((unit) => !isHot(unit)) };
}
