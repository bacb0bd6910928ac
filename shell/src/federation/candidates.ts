import { type DiscoveryEntry, fallbackEntry, type VersionSet } from '@odeta/contracts';
import type { FileLoad } from '../boot/run-scripts.ts';
import type { LastGoodVersions } from './last-good-versions.ts';
import { withTimeLimit } from './time-limit.ts';

/** Milliseconds for reading the live versions, which may not be newer than those of the page. */
const LIVE_LIMIT = 5_000;

/** One version to try. After an error it has another address, because the runtime and the browser remember a failed one. */
export interface Candidate {
  entry: DiscoveryEntry;
  address: string;
  files: FileLoad;
}

export interface CandidateParts {
  /** The versions that the page was rendered with. */
  versions: VersionSet;
  /** The fallbacks of these versions; older versions of `edge` do not send them. */
  fallbacks?: VersionSet | undefined;
  /** The files of the page's version, at their own addresses. */
  loadOwn: (name: string) => FileLoad;
  /** Reads the live versions, because a broken release may have been rolled back. */
  readVersions: () => Promise<VersionSet>;
  lastGood: LastGoodVersions;
  download: (entry: DiscoveryEntry, address: string) => FileLoad;
}

/** How a version failed: its files did not arrive, its code failed while it was loaded, or while its page was shown. */
export type Fault = 'absent' | 'faulty' | 'broken';
const order: readonly (Fault | undefined)[] = [undefined, 'absent', 'faulty', 'broken'];

/**
 * Determines which versions of a remote to try, in this order: the page's version, the same again if a file did not arrive (a lost
 * connection is more common than a broken release), its fallback (or else the last one that worked in this browser), the live version with
 * its fallback, the others that worked in this browser, and those that did not load once more. Versions that broke come last, and only when
 * the visitor requests another attempt.
 */
export function createCandidates(parts: CandidateParts) {
  const { versions, fallbacks = {}, loadOwn, readVersions, lastGood, download } = parts;
  const tried = new Set<string>();
  const faults = new Map<string, Fault>();
  const live = new Map<string, DiscoveryEntry>();
  let retries = 0;

  return {
    /** `isRequested`: the visitor requested another attempt. */
    async *of(name: string, isRequested = false): AsyncGenerator<Candidate, void, undefined> {
      const own = versions[name];
      const pending = new Set<string>();
      const isLeft = ({ url }: DiscoveryEntry) => !pending.has(url) || faults.has(url);
      // The page's own requests are only made once.
      if (own && !tried.has(name) && !faults.has(own.url)) {
        tried.add(name);
        pending.add(own.url);
        yield { entry: own, address: own.url, files: loadOwn(name) };
        if (faults.get(own.url) === 'absent') yield again(own);
      }
      const next = [fallbacks[name], ...lastGood.find(name)].find((entry) => entry && !faults.has(entry.url));
      if (next && next.url !== own?.url) {
        pending.add(next.url);
        yield again(next);
      }
      await findLive(name);
      for (const other of others(name, isRequested).filter(isLeft)) yield again(other);
    },

    mark(url: string | undefined, fault: Fault) {
      if (url) faults.set(url, fault);
    },

    hasOther: (name: string) => !live.has(name) || others(name, false).length > 0,
  };

  function others(name: string, isRequested: boolean): DiscoveryEntry[] {
    const now = live.get(name);
    const all = [now, now && fallbackEntry(now), fallbacks[name], ...lastGood.find(name), versions[name]];
    const byUrl = new Map(all.flatMap((entry) => (entry ? [[entry.url, entry]] : [])));
    return [...byUrl.values()]
      .filter(({ url }) => isRequested || faults.get(url) !== 'broken')
      .toSorted((one, other) => rankOf(one) - rankOf(other));
  }

  function rankOf({ url }: DiscoveryEntry) {
    return order.indexOf(faults.get(url));
  }

  /** Without an error its own address is the best one: the file may be stored, or under way. */
  function again(entry: DiscoveryEntry): Candidate {
    const hasFailed = faults.has(entry.url);
    if (hasFailed) retries += 1;
    const address = hasFailed ? `${entry.url}?retry=${retries}` : entry.url;
    return { entry, address, files: download(entry, address) };
  }

  async function findLive(name: string) {
    const latest = await withTimeLimit(readVersions(), LIVE_LIMIT, 'discovery').catch(() => versions);
    const entry = latest[name] ?? versions[name];
    if (entry) live.set(name, entry);
  }
}
