import { type DiscoveryEntry, fallbackEntry, type VersionSet } from '@odeta/contracts';
import type { LastGoodVersions } from './last-good-versions.ts';
import { withTimeLimit } from './time-limit.ts';

/** One version to try. A second attempt has another address, because the runtime and the browser remember a failed one. */
export interface Candidate {
  entry: DiscoveryEntry;
  address: string;
  /** Resolves when its script has been downloaded, rejects when that failed or took too long. */
  ready: Promise<void>;
  /** Rejects when this version is late and another version has loaded. */
  overtaken?: Promise<never>;
}

export interface CandidateParts {
  /** The versions that the page was rendered with. */
  versions: VersionSet;
  /** The fallbacks of these versions; older versions of `edge` do not send them. */
  fallbacks?: VersionSet | undefined;
  /** Resolves when the scripts in the document have run or failed. */
  scriptsSettled: (name: string) => Promise<void>;
  /** Reads the live versions, because a broken release may have been rolled back. */
  readVersions: () => Promise<VersionSet>;
  lastGood: LastGoodVersions;
  download: (entry: DiscoveryEntry, address: string, timeLimit: number) => Promise<void>;
  /** In milliseconds. */
  timeLimit: number;
}

/**
 * Determines which versions of a remote to try, in this order: the page's version, its fallback (or else the last one that worked in this
 * browser), the live version with its fallback, the others that worked in this browser, and with new addresses those whose scripts did not
 * load. Versions that broke come last, and only when the visitor requests another attempt. They run one after the other, because they share
 * their global names.
 */
export function createCandidates(parts: CandidateParts) {
  const { versions, fallbacks = {}, scriptsSettled, readVersions, lastGood, download, timeLimit } = parts;
  const tried = new Set<string>();
  const marks = new Map<string, Mark>();
  const live = new Map<string, DiscoveryEntry>();
  let retries = 0;

  return {
    /** `isRequested`: the visitor requested another attempt. */
    async *of(name: string, isRequested = false): AsyncGenerator<Candidate, void, undefined> {
      const own = versions[name];
      const readLive = once(() => findLive(name));
      const readOthers = once(async () => {
        await readLive();
        return others(name, isRequested).map(downloaded);
      });
      const next = [fallbacks[name], ...lastGood.find(name)].find((entry) => entry && !marks.has(entry.url));
      const readNext = once(() => (next && next.url !== own?.url ? downloaded(next) : undefined));
      // The document's scripts are only waited for once.
      if (own && !tried.has(name) && !marks.has(own.url)) {
        tried.add(name);
        yield* attempt({ entry: own, address: own.url, ready: scriptsSettled(name) }, readLive, readNext);
      }
      const candidate = readNext();
      if (candidate) yield* attempt(candidate, readOthers);
      for (const other of await readOthers()) yield* attempt(other);
    },

    markBroken(url: string | undefined) {
      if (url) marks.set(url, 'broken');
    },

    hasOther: (name: string) => !live.has(name) || others(name, false).length > 0,
  };

  /**
   * @param onLate runs after half of the time limit.
   * @param readNext returns the version that replaces this one once it has loaded.
   */
  async function* attempt(candidate: Candidate, onLate?: () => unknown, readNext?: () => Candidate | undefined) {
    const late = Promise.withResolvers<never>();
    late.promise.catch(() => {});
    const isHere = () => late.reject(new Error(`${candidate.address} is late, and another version is here`));
    const timer = setTimeout(() => {
      onLate?.();
      readNext?.()?.ready.then(isHere, () => {});
    }, timeLimit / 2);
    try {
      yield readNext ? { ...candidate, overtaken: late.promise } : candidate;
    } finally {
      clearTimeout(timer);
    }
    // The caller continues the iteration only if this version could not be used.
    const { url } = candidate.entry;
    if (!marks.has(url)) marks.set(url, 'absent');
  }

  function others(name: string, isRequested: boolean): DiscoveryEntry[] {
    const now = live.get(name);
    const all = [now, now && fallbackEntry(now), fallbacks[name], ...lastGood.find(name), versions[name]];
    const byUrl = new Map(all.flatMap((entry) => (entry ? [[entry.url, entry]] : [])));
    return [...byUrl.values()]
      .filter(({ url }) => isRequested || marks.get(url) !== 'broken')
      .toSorted((one, other) => rankOf(one) - rankOf(other));
  }

  function rankOf({ url }: DiscoveryEntry) {
    const mark = marks.get(url);
    return mark === undefined ? 0 : order.indexOf(mark);
  }

  function downloaded(entry: DiscoveryEntry): Candidate {
    retries += 1;
    const address = `${entry.url}?retry=${retries}`;
    const ready = download(entry, address, timeLimit);
    // A failure is handled when the candidate is tried.
    ready.catch(() => {});
    return { entry, address, ready };
  }

  async function findLive(name: string) {
    const latest = await withTimeLimit(readVersions(), timeLimit / 2, 'discovery').catch(() => versions);
    const entry = latest[name] ?? versions[name];
    if (entry) live.set(name, entry);
  }
}

/** Tells versions that were tried apart: scripts that did not load, and scripts that loaded and failed. */
type Mark = (typeof order)[number];
const order = ['untried', 'absent', 'broken'] as const;

/** Calls `read` once and returns the same value every time. */
function once<Value>(read: () => Value) {
  let answer: { value: Value } | undefined;
  return () => {
    answer ??= { value: read() };
    return answer.value;
  };
}
