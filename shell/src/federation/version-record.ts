import type { DiscoveryEntry } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import type { SayOutcome } from '../outcomes/say-outcome.ts';
import type { Candidate } from './candidates.ts';
import type { LastGoodVersions } from './last-good-versions.ts';
import type { Attempt, Outcome } from './race-versions.ts';

export interface Version extends Candidate {
  /** Its files are there: if it fails now, its code is at fault. */
  hasArrived: boolean;
}

export interface RecordParts {
  lastGood: LastGoodVersions;
  /** Without a connection, a file that does not arrive says nothing about its release. */
  isOnline: () => boolean;
  /** Leaves failed releases, such as `cart@1.4.0`, out of this visitor's next pages for a while. */
  setAside: (releases: readonly string[]) => void;
  sayOutcome: SayOutcome;
}

/** Reports how versions did: to the log, to the measurement of canaries, and to this browser's next pages. */
export function createVersionRecord(
  { logger }: Pick<Storefront, 'logger'>,
  { lastGood, isOnline, setAside, sayOutcome }: RecordParts,
) {
  const failures = new Map<string, Set<string>>();
  /** Those that broke while there was no connection. */
  const lost = new WeakSet<Version>();

  return {
    late,

    worked(name: string, entry: DiscoveryEntry) {
      lastGood.remember(name, entry);
      sayOutcome(nameOf(name, entry), 'shown');
      sayOutcome(null, 'shown');
      const others = [...(failures.get(name) ?? [])].filter((release) => release !== nameOf(name, entry));
      if (others.length > 0) setAside(others);
    },

    left(name: string, entry: DiscoveryEntry) {
      sayOutcome(nameOf(name, entry), 'left');
      sayOutcome(null, 'left');
    },

    brokeWhileShown(name: string, entry: DiscoveryEntry) {
      note(name, entry);
      sayOutcome(nameOf(name, entry), 'render');
    },

    brokeWhileLoaded(name: string, { version }: Attempt<Version>) {
      if (!version.hasArrived && !isOnline()) {
        lost.add(version);
        return;
      }
      note(name, version.entry);
      sayOutcome(nameOf(name, version.entry), 'load');
    },

    /** A failed version is only logged as a failure if another one is shown. If none is, the area itself logs it. */
    loaded(name: string, { won, attempts }: Outcome<Version, unknown>) {
      const shown = won?.version.entry.url;
      for (const attempt of attempts) {
        const { version, isBroken } = attempt;
        const isOther = version.entry.url !== shown;
        if (isBroken && !lost.has(version)) logBroken(name, attempt, isOther && shown !== undefined);
        else if (!isBroken && isOther) late(name, version.entry);
      }
    },
  };

  function late(name: string, entry: DiscoveryEntry) {
    sayOutcome(nameOf(name, entry), 'late');
  }

  function logBroken(name: string, { version, error }: Attempt<Version>, isReplaced: boolean) {
    const failure = isReplaced ? ({ kind: 'version', unit: nameOf(name, version.entry) } as const) : undefined;
    logger.log('warning', `Remote ${name} of ${version.address}`, error, failure);
  }

  function note(name: string, entry: DiscoveryEntry) {
    failures.set(name, (failures.get(name) ?? new Set()).add(nameOf(name, entry)));
  }
}

/** Such as `cart@1.4.0`. */
export const nameOf = (name: string, { metadata }: DiscoveryEntry) => `${name}@${metadata.version}`;
