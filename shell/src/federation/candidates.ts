import { type DiscoveryEntry, fallbackEntry, type VersionSet } from '@odeta/contracts';
import type { LastGoodVersions } from './last-good-versions.ts';
import { withTimeLimit } from './time-limit.ts';

/** One version to try. A second attempt has an address of its own: runtime and browser remember one that failed. */
export interface Candidate {
  entry: DiscoveryEntry;
  address: string;
  /** Resolves when its script has been downloaded, rejects when that failed or took too long. */
  ready: Promise<void>;
  /** Rejects when it has kept the visitor waiting and another version is here. */
  overtaken?: Promise<never>;
}

export interface CandidateParts {
  /** The versions that the page was rendered with. */
  versions: VersionSet;
  /** The good versions before these; older versions of `edge` leave them out. */
  fallbacks?: VersionSet | undefined;
  /** Resolves when the scripts that the document itself asked for have run or failed. */
  scriptsSettled: (name: string) => Promise<void>;
  /** Asks for the versions that are live now: a broken release may have been rolled back since. */
  readVersions: () => Promise<VersionSet>;
  lastGood: LastGoodVersions;
  download: (entry: DiscoveryEntry, address: string, timeLimit: number) => Promise<void>;
  /** In milliseconds. */
  timeLimit: number;
}

/**
 * Which versions of a remote to try, in this order: the page's version, the good one before it (or else the last one that worked in
 * this browser), the version that is live now with the one before that, the others that worked in this browser, and under fresh
 * addresses those whose scripts did not come. One that broke comes last, and only when the visitor asks for another attempt. They run
 * one after the other, as they share their global names.
 */
export function createCandidates(parts: CandidateParts) {
  const { versions, fallbacks = {}, scriptsSettled, readVersions, lastGood, download, timeLimit } = parts;
  const tried = new Set<string>();
  const marks = new Map<string, Mark>();
  const live = new Map<string, DiscoveryEntry>();
  let retries = 0;

  return {
    /** `isRequested`: by the visitor. */
    async *of(name: string, isRequested = false): AsyncGenerator<Candidate, void, undefined> {
      const own = versions[name];
      const readLive = once(() => findLive(name));
      const readOthers = once(async () => {
        await readLive();
        return others(name, isRequested).map(downloaded);
      });
      const next = [fallbacks[name], ...lastGood.find(name)].find((entry) => entry && !marks.has(entry.url));
      const readNext = once(() => (next && next.url !== own?.url ? downloaded(next) : undefined));
      // What the document asked for is not waited for a second time.
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

    /** Whether there may be a version left that works. */
    hasOther: (name: string) => !live.has(name) || others(name, false).length > 0,
  };

  /** @param onLate what begins when it takes half of its time, @param readNext the version that then takes its place when it is here. */
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
    // Whoever asks for another one could not use it.
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
    // A failure counts when its turn comes.
    ready.catch(() => {});
    return { entry, address, ready };
  }

  async function findLive(name: string) {
    const latest = await withTimeLimit(readVersions(), timeLimit / 2, 'discovery').catch(() => versions);
    const entry = latest[name] ?? versions[name];
    if (entry) live.set(name, entry);
  }
}

/** Of a version that was tried: its scripts did not come, or they came and failed. */
type Mark = (typeof order)[number];
const order = ['untried', 'absent', 'broken'] as const;

/** Runs `read` at the first call, and answers every later one with the same value. */
function once<Value>(read: () => Value) {
  let answer: { value: Value } | undefined;
  return () => {
    answer ??= { value: read() };
    return answer.value;
  };
}
