import { type Discovery, type DiscoveryEntry, fallbackEntry, type VersionSet } from '@odeta/contracts';
import type { ClientRequest } from '../api/api-gateway.ts';
import type { LiveUnits } from '../discovery/discovery.ts';
import { addressOf } from '../releases/release-address.ts';
import type { ReleaseFaults } from './release-faults.ts';
import type { createReleaseTrial } from './try-release.ts';

type Listing = Discovery['microFrontends'];

interface Deps {
  faults: ReleaseFaults;
  tryRelease: ReturnType<typeof createReleaseTrial>;
}

/**
 * Renders a page with each newly listed release in a separate thread before visitors get it. A release that fails is set aside. Releases
 * that are listed at the start of the process are not tried: they were live before.
 */
export function createReleaseProbe({ faults, tryRelease }: Deps) {
  const untried = new Set<string>();
  const state = { listing: null as Listing | null, known: new Set<string>(), trials: Promise.resolve() };

  return {
    /** The trial has not finished yet. */
    isUntried: (entry: DiscoveryEntry): boolean => untried.has(addressOf(entry)),

    /** Sets the listed releases. `client` comes from the first request and is only used for the address of the shop. */
    listed(
      { document, versions: live }: Pick<LiveUnits, 'document' | 'versions'>,
      { client }: Pick<ClientRequest, 'client'>,
    ) {
      const { microFrontends } = document;
      if (microFrontends === state.listing) return;
      const listed = Object.entries(microFrontends).flatMap(([unit, entries]) =>
        entries.map((entry) => ({ unit, entry })),
      );
      const isNew = (entry: DiscoveryEntry) => state.listing !== null && !state.known.has(addressOf(entry));
      const added = listed.filter(({ entry }) => isNew(entry) && hasOther(entry));
      const entries = listed.flatMap(({ entry }) => [entry, fallbackEntry(entry) ?? entry]);
      Object.assign(state, { listing: microFrontends, known: new Set(entries.map(addressOf)) });
      faults.listed(state.known);
      for (const { unit, entry } of added) {
        untried.add(addressOf(entry));
        const versions = { ...live, [unit]: entry };
        state.trials = state.trials.then(() => probe(unit, entry, versions, client));
      }
    },
  };

  async function probe(unit: string, entry: DiscoveryEntry, versions: VersionSet, client: ClientRequest['client']) {
    const fault = await tryRelease(unit, versions, { client }).catch((error: Error) => error);
    if (fault) faults.setAside(unit, addressOf(entry), fault);
    untried.delete(addressOf(entry));
  }
}

/** Visitors get a version without an alternative in any case, so it is not tried. */
const hasOther = (entry: DiscoveryEntry) => fallbackEntry(entry) !== undefined || entry.deployment?.default === false;
