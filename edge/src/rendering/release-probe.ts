import { type Discovery, type DiscoveryEntry, fallbackEntry, type VersionSet } from '@odeta/contracts';
import type { ClientRequest } from '../api/api-gateway.ts';
import type { LiveUnits } from '../discovery/discovery.ts';
import { addressOf } from '../releases/release-address.ts';
import type { createWorkerPreparation } from './prepare-workers.ts';
import type { ReleaseFaults } from './release-faults.ts';
import { type createReleaseTrial, isUndecided } from './try-release.ts';

type Listing = Discovery['microFrontends'];

interface Deps extends Pick<ReleaseFaults, 'setAside'> {
  /** A trial could not tell whether the release works, and is repeated. */
  onUndecided: (release: { unit: string; address: string }, error: Error) => void;
  tryRelease: ReturnType<typeof createReleaseTrial>;
  /** Starts workers before a version is used. */
  prepare: ReturnType<typeof createWorkerPreparation>;
  /** All addresses that pages can use from now on. */
  onListed: (addresses: ReadonlySet<string>) => void;
}

/** Milliseconds until a release is tried again whose trial could not tell whether it works. */
const PAUSE = 5_000;

/**
 * Renders a page with each newly listed release in a worker of its own before visitors get it. A release that fails is set aside. Releases
 * that were live before are not tried: those that are listed at the start of the process, and those that a rollback restores.
 */
export function createReleaseProbe({ tryRelease, prepare, setAside, onUndecided, onListed }: Deps) {
  const untried = new Set<string>();
  const state = { listing: null as Listing | null, known: new Set<string>(), trials: Promise.resolve() };

  return {
    /** The trial has not finished yet. */
    isUntried: (entry: DiscoveryEntry): boolean => untried.has(addressOf(entry)),

    /** Sets the listed releases. `client` is only used for the address of the shop. */
    listed(
      { document, versions: live }: Pick<LiveUnits, 'document' | 'versions'>,
      { client }: Pick<ClientRequest, 'client'>,
    ) {
      const { microFrontends } = document;
      if (microFrontends === state.listing) return;
      const listed = Object.entries(microFrontends).flatMap(([unit, entries]) =>
        entries.map((entry) => ({ unit, entry })),
      );
      const isNew = (entry: DiscoveryEntry) =>
        state.listing !== null && !state.known.has(addressOf(entry)) && !entry.extras?.wasLive;
      const added = listed.filter(({ entry }) => isNew(entry));
      const entries = listed.flatMap(({ entry }) => [entry, fallbackEntry(entry) ?? entry]);
      Object.assign(state, { listing: microFrontends, known: new Set(entries.map(addressOf)) });
      onListed(state.known);
      for (const { unit, entry } of added) {
        const versions = { ...live, [unit]: entry };
        if (!hasOther(entry)) void prepareFor(unit, versions);
        else {
          untried.add(addressOf(entry));
          state.trials = state.trials.then(() => probe(unit, entry, versions, client));
        }
      }
    },
  };

  async function probe(unit: string, entry: DiscoveryEntry, versions: VersionSet, client: ClientRequest['client']) {
    const fault = await tryRelease(unit, versions, { client }).catch((error: Error) => error);
    const isListed = state.known.has(addressOf(entry));
    if (isUndecided(fault) && isListed) {
      onUndecided({ unit, address: addressOf(entry) }, fault);
      setTimeout(() => {
        state.trials = state.trials.then(() => probe(unit, entry, versions, client));
      }, PAUSE).unref();
      return;
    }
    if (fault && isListed) setAside(unit, addressOf(entry), fault);
    else if (isListed) await prepareFor(unit, versions);
    untried.delete(addressOf(entry));
  }

  /** Every remote is rendered with the shell. */
  async function prepareFor(unit: string, versions: VersionSet) {
    await prepare(versions, unit === 'shell' ? undefined : [unit]);
  }
}

/** Visitors get a version without an alternative in any case, so it is not tried. */
const hasOther = (entry: DiscoveryEntry) => fallbackEntry(entry) !== undefined || entry.deployment?.default === false;
