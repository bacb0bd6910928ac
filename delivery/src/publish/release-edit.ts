import type { Discovery, DiscoveryEntry } from '@odeta/contracts';
import type { ReadableStore } from '@odeta/delivery/releases/store';
import { StartFailure } from '@odeta/workspace/failure';
import { findUnits } from '@odeta/workspace/workspace';
import type { PreparedRelease } from '../build/prepared-release.ts';
import { askedPrefixes } from '../build/unit-prefixes.ts';
import { asDefault, listVersion, type Share } from './edits.ts';
import { REFUSED } from './exit-codes.ts';
import type { TeamKeys } from './keys.ts';
import { withFirstList } from './list-of-units.ts';
import { readEntry } from './publish.ts';

/** How published releases are listed, for everyone or for a share. */
export function editorOf(
  { store, team }: { store: ReadableStore; team: TeamKeys },
  prepared: readonly PreparedRelease[],
  share: Share | undefined,
) {
  const entries = () =>
    Promise.all(
      prepared.map(async ({ unit, version }): Promise<[string, DiscoveryEntry]> => {
        const entry = await readEntry(store, unit, version);
        if (!entry) throw new StartFailure(`The store has no ${unit}@${version}: it was removed meanwhile.`, REFUSED);
        return [unit, entry];
      }),
    );
  return {
    async edit(document: Discovery) {
      const listed = (await entries()).reduce(
        (edited, [unit, entry]) => listVersion(edited, unit, entry, share),
        document,
      );
      return withFirstList(store, listed, { team, asked: askedPrefixes(findUnits()) });
    },
    // A canary is promoted without another build, so it has to be usable as the default, too.
    alsoUsable: (document: Discovery) =>
      share
        ? prepared.flatMap(({ unit, version }) => {
            const entry = document.microFrontends[unit]?.find(({ metadata }) => metadata.version === version);
            return entry ? [asDefault(document, unit, entry)] : [];
          })
        : [],
  };
}
