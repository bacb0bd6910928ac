import path from 'node:path';
import { type Release, ReleaseSchema } from '@odeta/contracts';
import type { Unit } from '@odeta/workspace/workspace';
import * as v from 'valibot';

/** The addresses in a release: those of a remote, or, in the shell's, the prefixes that each remote may use. */
export type UnitAddresses = Pick<Release, 'remotes' | 'routes'>;

/** The source file that declares them. */
export const addressesFile = ({ name, folder }: Unit) =>
  path.join(folder, name === 'shell' ? 'src/remotes.ts' : 'src/addresses.ts');

const AddressesSchema = v.pick(ReleaseSchema, ['remotes', 'routes']);

/**
 * @param edition distinguishes an edited file from the version that Node.js has cached.
 * @throws {Error} if an address does not match `DeclaredRoute`.
 */
export async function readAddresses(unit: Unit, edition?: string): Promise<UnitAddresses> {
  const file = addressesFile(unit);
  const { remotes, addresses } = await import(edition === undefined ? file : `${file}?${edition}`);
  const parsed = v.safeParse(AddressesSchema, addresses ? { routes: Object.values(addresses) } : { remotes });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${file}: ${v.getDotPath(issue)}: ${issue.message}`);
}
