import {
  type CountryCode,
  countries,
  countryIn,
  type DiscoveryEntry,
  type Language,
  type Release,
  type RemoteFiles,
  type RouteInfo,
  type VersionSet,
} from '@odeta/contracts';
import { LRUCache } from 'lru-cache';
import type { ReportFailure } from '../failures/report-failure.ts';
import { addressOf } from './release-address.ts';
import type { ReleaseStore } from './release-store.ts';
import { firstFiles, readRelease, readUnitRelease } from './unit-release.ts';
import type { UnitBundle } from './worker-messages.ts';

/** Milliseconds until a release that cannot be read is tried again, so that it does not slow down every page. */
const PAUSE_AFTER_FAILURE = 3_000;
/** Cached versions of all units: also those of canaries and older ones. */
const MAX_VERSIONS = 40;

interface PageVersions {
  versions: VersionSet;
  country: CountryCode;
  language: Language;
}

export interface Units {
  /** @throws {Error} without its shell there is no page. */
  readShell(versions: VersionSet): Promise<UnitBundle>;
  /** `null` when the release cannot be read: the browser renders the remote then. */
  readRemote(versions: VersionSet, name: string, report: ReportFailure): Promise<UnitBundle | null>;
  /** What the browser loads first of the other remotes in reach; without those whose release cannot be read. */
  readFiles(page: PageVersions, route: RouteInfo): Promise<Record<string, RemoteFiles>>;
  findByAddress(address: string): UnitBundle | undefined;
  /** The release that a stack trace names; a remote before the shell, which calls it. */
  findInStack(stack: string): UnitBundle | undefined;
}

/** Reads releases once per version, for all render workers. */
export function createUnits(store: ReleaseStore): Units {
  const reading = new LRUCache<string, Promise<UnitBundle>>({ max: MAX_VERSIONS });
  const lists = new LRUCache<string, Promise<Release>>({ max: MAX_VERSIONS });
  const bundles = new LRUCache<string, UnitBundle>({ max: MAX_VERSIONS });

  return {
    readShell: async (versions) => readUnit(versions, 'shell'),

    readRemote: (versions, name, report) =>
      readUnit(versions, name).catch((cause) => {
        report({
          kind: 'release-not-usable',
          phase: 'entry',
          unit: `${name}@${versions[name]?.metadata.version}`,
          cause,
        });
        return null;
      }),

    readFiles,
    findByAddress: (address) => bundles.get(address),

    findInStack(stack) {
      const named = [...bundles.values()].filter(({ address }) => stack.includes(address));
      return named.find(({ unit }) => unit !== 'shell') ?? named[0];
    },
  };

  async function readFiles({ versions, country, language }: PageVersions, { remote, reachable }: RouteInfo) {
    const shop = countryIn(countries[country], language);
    const files = reachable
      .filter((name) => name !== remote)
      .map(async (name) => {
        const entry = versions[name];
        const release = entry && (await readList(entry).catch(() => null));
        return release ? [[name, firstFiles(entry, release, shop)] as const] : [];
      });
    return Object.fromEntries((await Promise.all(files)).flat());
  }

  function readList(entry: DiscoveryEntry): Promise<Release> {
    const address = addressOf(entry);
    const list = lists.get(address) ?? readRelease(store, entry);
    lists.set(address, list);
    list.catch(() => lists.delete(address));
    return list;
  }

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
