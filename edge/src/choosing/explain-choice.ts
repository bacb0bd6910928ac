import { findDefaultEntry, type VersionSet } from '@odeta/contracts';
import type { PreviewState } from '../releases/preview-state.ts';
import { versionsIn } from '../releases/preview-state.ts';
import type { Listing, Visitor } from './choose-versions.ts';

/** Why a visitor has a version of a unit. `fallback`: the one that should have been given failed, or does not fit the shell. */
type Why = 'tester' | 'preview' | 'purchase' | 'canary' | 'default' | 'fallback';

export interface Given {
  /** `cart@1.4.0` */
  release: string;
  why: Why;
}

interface Chosen {
  listing: Listing;
  /** With the pinned versions that were used. */
  visitor: Pick<Visitor, 'requested' | 'pinned'>;
  versions: VersionSet;
  preview: PreviewState;
}

/** For people who look for the cause; visitors are not told. */
export function explainChoice({ listing, visitor, versions, preview }: Chosen): Given[] {
  const tried = versionsIn(preview);
  return Object.entries(versions).map(
    ([
      unit,
      {
        metadata: { version },
        deployment,
      },
    ]) => {
      const { [unit]: requested } = visitor.requested;
      const { [unit]: pinned } = visitor.pinned;
      const general = findDefaultEntry(listing[unit]) ?? listing[unit]?.[0];
      const release = `${unit}@${version}`;
      if (requested !== undefined && requested !== version) return { release, why: 'fallback' };
      if (requested === version) return { release, why: tried[unit] === version ? 'preview' : 'tester' };
      if (pinned === version) return { release, why: 'purchase' };
      if (general?.metadata.version === version) return { release, why: 'default' };
      return { release, why: deployment?.default === false ? 'canary' : 'fallback' };
    },
  );
}
