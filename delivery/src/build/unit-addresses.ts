import path from 'node:path';
import { type Release, ReleaseSchema } from '@odeta/contracts';
import type { Unit } from '@odeta/workspace/workspace';
import * as v from 'valibot';

/** The addresses in a release of a remote; the shell has none (`Release.remotes`). */
export type UnitAddresses = Pick<Release, 'remotes' | 'routes'>;

/** The source file that declares them; the shell has none. */
export const addressesFile = ({ folder }: Unit) => path.join(folder, 'src/addresses.ts');

const AddressesSchema = v.pick(ReleaseSchema, ['remotes', 'routes']);

/**
 * @param edition distinguishes an edited file from the version that Node.js has cached.
 * @throws {Error} if an address does not match `DeclaredRoute`.
 */
export async function readAddresses(unit: Unit, edition?: string): Promise<UnitAddresses> {
  if (unit.name === 'shell') return { remotes: null };
  const file = addressesFile(unit);
  const { addresses } = await import(edition === undefined ? file : `${file}?${edition}`);
  const parsed = v.safeParse(AddressesSchema, { routes: Object.values(addresses) });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${file}: ${v.getDotPath(issue)}: ${issue.message}`);
}
