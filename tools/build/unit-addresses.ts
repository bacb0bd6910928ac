import path from 'node:path';
import { type Release, ReleaseSchema } from '@odeta/contracts';
import * as v from 'valibot';
import type { Unit } from '../workspace/workspace.ts';

/** What a release says of addresses: a remote of its own, the shell of those that each remote may have. */
export type UnitAddresses = Pick<Release, 'remotes' | 'routes'>;

/** Where a unit's sources say it. */
export const addressesFile = ({ name, folder }: Unit) =>
  path.join(folder, name === 'shell' ? 'src/remotes.ts' : 'src/addresses.ts');

const AddressesSchema = v.pick(ReleaseSchema, ['remotes', 'routes']);

/**
 * @param edition tells a file that was edited from the one before, which Node.js would remember.
 * @throws {Error} if an address is not written as `DeclaredRoute` wants it.
 */
export async function readAddresses(unit: Unit, edition?: string): Promise<UnitAddresses> {
  const file = addressesFile(unit);
  const { remotes, addresses } = await import(edition === undefined ? file : `${file}?${edition}`);
  const parsed = v.safeParse(AddressesSchema, addresses ? { routes: Object.values(addresses) } : { remotes });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${file}: ${v.getDotPath(issue)}: ${issue.message}`);
}
