import type { DiscoveryEntry, VersionSet } from '@odeta/contracts';
import type { LastGoodVersions } from './last-good-versions.ts';
import { withTimeLimit } from './time-limit.ts';

/** One version to try. A second attempt has an address of its own: runtime and browser remember one that failed. */
export interface Candidate {
  entry: DiscoveryEntry;
  address: string;
  /** Resolves when its script has been downloaded, rejects when that failed or took too long. */
  ready: Promise<void>;
}

export interface CandidateParts {
  /** The versions that the page was rendered with. */
  versions: VersionSet;
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
 * Which versions of a remote to try, in this order: the page's version, the version that is live now under a fresh address,
 * the last version that worked in this browser. A version that failed while it rendered comes after every other. All but the
 * first are downloaded in parallel; they run one after the other, as they share their global names.
 */
export function createCandidates(parts: CandidateParts) {
  const { versions, scriptsSettled, readVersions, lastGood, download, timeLimit } = parts;
  const tried = new Set<string>();
  const broken = new Set<string>();
  let retries = 0;

  return {
    async *of(name: string): AsyncGenerator<Candidate, void, undefined> {
      const own = versions[name];
      const live = once(() => liveVersion(name));
      // What the document asked for is not waited for a second time.
      if (own && !tried.has(name) && !broken.has(own.url)) {
        tried.add(name);
        const late = setTimeout(live, timeLimit / 2);
        try {
          yield { entry: own, address: own.url, ready: scriptsSettled(name) };
        } finally {
          clearTimeout(late);
        }
      }
      yield* fallbackVersions(name, await live()).map(downloaded);
    },

    markBroken(url: string | undefined) {
      if (url) broken.add(url);
    },
  };

  function fallbackVersions(name: string, live: DiscoveryEntry | undefined): DiscoveryEntry[] {
    const last = lastGood.find(name);
    const hasLast = last && last.url !== versions[name]?.url && !broken.has(last.url);
    const fallbacks = [live, hasLast ? last : undefined].filter((entry) => entry !== undefined);
    return fallbacks.toSorted((one, other) => Number(broken.has(one.url)) - Number(broken.has(other.url)));
  }

  function downloaded(entry: DiscoveryEntry): Candidate {
    retries += 1;
    const address = `${entry.url}?retry=${retries}`;
    const ready = download(entry, address, timeLimit);
    // A failure counts when its turn comes.
    ready.catch(() => {});
    return { entry, address, ready };
  }

  async function liveVersion(name: string) {
    const live = await withTimeLimit(readVersions(), timeLimit / 2, 'discovery').catch(() => versions);
    return live[name] ?? versions[name];
  }
}

/** Runs `read` at the first call, and answers every later one with the same promise. */
function once<Value>(read: () => Promise<Value>) {
  let answer: Promise<Value> | undefined;
  return () => {
    answer ??= read();
    return answer;
  };
}
