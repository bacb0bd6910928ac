import { findDefaultEntry, type Release, type RemotePrefixes } from '@odeta/contracts';
import { isStopKey } from '@odeta/delivery/releases/keys';
import { assembleRoutes } from '@odeta/delivery/releases/route-table';
import { remotesOf } from '@odeta/delivery/releases/unit-list';
import { StartFailure } from '@odeta/workspace/failure';
import { findUnits, type Unit } from '@odeta/workspace/workspace';
import { readAddresses } from '../build/unit-addresses.ts';
import { askedPrefixes } from '../build/unit-prefixes.ts';
import { readDocument, type TeamStore, withStore } from '../publish/change-live.ts';
import { NO_KEY, REFUSED } from '../publish/exit-codes.ts';
import { withFirstList } from '../publish/list-of-units.ts';
import { readPublished } from '../publish/publish.ts';

/**
 * Says before a build what would be refused after it: a key that may not release, a unit that is in no list, an address outside of its
 * prefixes.
 * @throws {StartFailure} with one sentence for all of it.
 */
export async function ensureReleasable({ store, team }: TeamStore, units: readonly Unit[]): Promise<void> {
  if (isStopKey(team.key.id))
    throw new StartFailure('RELEASE_SIGNING_KEY may only stop canaries: releases need the key of a team.', NO_KEY);
  const document = await readDocument(store, team);
  const shellVersion = findDefaultEntry(document.microFrontends.shell)?.metadata.version;
  const shell = shellVersion === undefined ? null : await withStore(() => readPublished(store, 'shell', shellVersion));
  const asked = askedPrefixes(findUnits());
  const remotes = remotesOf(await withStore(() => withFirstList(store, document, { team, asked })), shell);
  // Nothing says yet which remotes there are.
  if (!remotes) return;
  const problems = await Promise.all(units.map((unit) => problemsOf(unit, remotes)));
  if (problems.flat().length > 0)
    throw new StartFailure(`It would be refused: ${problems.flat().join('; ')}.`, REFUSED);
}

async function problemsOf(unit: Unit, remotes: readonly RemotePrefixes[]) {
  if (unit.name === 'shell') return [];
  const remote = remotes.find(({ name }) => name === unit.name);
  if (!remote)
    return [
      `${unit.name} is not in the list of units, so nobody would see it (npm run releases -- unit add ${unit.name} ${unit.prefixes?.join(' ') ?? '/…'})`,
    ];
  const { routes } = await readAddresses(unit);
  const release = { unit: unit.name, version: 'of this clone', routes } as Release;
  return assembleRoutes([remote], new Map([[unit.name, release]])).problems;
}
