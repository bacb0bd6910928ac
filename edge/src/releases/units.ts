import type { DiscoveryEntry, VersionSet } from '@odeta/contracts';
import { LRUCache } from 'lru-cache';
import type { ReportFailure } from '../failures/report-failure.ts';
import type { UnitBundle } from '../rendering/worker-messages.ts';
import { addressOf } from './release-address.ts';
import type { ReleaseStore } from './release-store.ts';
import { readUnitRelease } from './unit-release.ts';

/** Milliseconds until a release that cannot be read is tried again, so that it does not slow down every page. */
const PAUSE_AFTER_FAILURE = 3_000;
/** Cached versions of all units: also those of canaries and older ones. */
const MAX_VERSIONS = 40;

export interface Units {
  /** @throws {Error} without its shell there is no page. */
  readShell(versions: VersionSet): Promise<UnitBundle>;
  /** `null` when the release cannot be read: the browser renders the remote then. */
  readRemote(versions: VersionSet, name: string, report: ReportFailure): Promise<UnitBundle | null>;
  findByAddress(address: string): UnitBundle | undefined;
  /** The release that a stack trace names; a remote before the shell, which calls it. */
  findInStack(stack: string): UnitBundle | undefined;
}

/** Reads releases once per version, for all render workers. */
export function createUnits(store: ReleaseStore): Units {
  const reading = new LRUCache<string, Promise<UnitBundle>>({ max: MAX_VERSIONS });
  const bundles = new LRUCache<string, UnitBundle>({ max: MAX_VERSIONS });

  return {
    readShell: async (versions) => readUnit(versions, 'shell'),

    readRemote: (versions, name, report) =>
      readUnit(versions, name).catch((cause) => {
        report({ kind: 'release-not-usable', unit: `${name}@${versions[name]?.metadata.version}`, cause });
        return null;
      }),

    findByAddress: (address) => bundles.get(address),

    findInStack(stack) {
      const named = [...bundles.values()].filter(({ address }) => stack.includes(address));
      return named.find(({ unit }) => unit !== 'shell') ?? named[0];
    },
  };

  async function readUnit(versions: VersionSet, name: string): Promise<UnitBundle> {
    const entry: DiscoveryEntry | undefined = versions[name];
    if (!entry) throw new Error(`The discovery document has no ${name}`);
    const address = addressOf(entry);
    const known = reading.get(address);
    if (known) return known;
    const promise = readBundle(entry);
    reading.set(address, promise);
    promise.catch(() => setTimeout(() => reading.delete(address), PAUSE_AFTER_FAILURE).unref());
    return promise;
  }

  async function readBundle(entry: DiscoveryEntry): Promise<UnitBundle> {
    const unit = await readUnitRelease(store, entry);
    const { unit: name, version } = unit.release;
    const about = { unit: name, version, address: unit.address, hasServer: unit.server !== '' };
    const bundle = { ...about, json: JSON.stringify(unit) };
    bundles.set(unit.address, bundle);
    return bundle;
  }
}
