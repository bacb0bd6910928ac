import { type RemotePrefixes, RemotePrefixesSchema } from '@odeta/contracts';
import { StartFailure } from '@odeta/workspace/failure';
import type { Unit } from '@odeta/workspace/workspace';
import * as v from 'valibot';

/**
 * The prefixes that the remotes of a clone ask for (`federation.prefixes`). They count only where no list of units has the remote yet.
 * @throws {StartFailure} if one of them is no address.
 */
export function askedPrefixes(units: readonly Unit[]): RemotePrefixes[] {
  return units.flatMap(({ name, prefixes, folder }) => {
    if (name === 'shell' || !prefixes) return [];
    const parsed = v.safeParse(RemotePrefixesSchema, { name, prefixes });
    if (parsed.success) return [parsed.output];
    throw new StartFailure(`${folder}/package.json: federation.prefixes must be addresses such as /gift.`);
  });
}
