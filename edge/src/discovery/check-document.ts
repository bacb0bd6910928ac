import type { Discovery, DiscoveryEntry, Release, VersionSet } from '@odeta/contracts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { readUnitRelease } from '../releases/unit-release.ts';

export interface CheckedDocument {
  /** Why it must not become the current one; empty when every page can be made with it. */
  problems: string[];
  /** There are pages at all. */
  hasShell: boolean;
}

/** Reads every release that a document names, once, with the integrity of all its files. */
export function createDocumentCheck(store: ReleaseStore) {
  const readable = new Map<string, Release>();
  const readRelease = async (entry: DiscoveryEntry) => (await readUnitRelease(store, entry)).release;

  return async (document: Discovery): Promise<CheckedDocument> => {
    const versions = versionsOf(document);
    const results = await Promise.all(Object.entries(versions).map(([name, entry]) => checkUnit(name, entry)));
    for (const key of readable.keys()) if (!results.some((result) => result.key === key)) readable.delete(key);
    const shell = versions.shell && readable.get(keyOf(versions.shell));
    const missing = ['shell', ...(shell?.remotes ?? [])].filter((name) => !versions[name]);
    const problems = [
      ...missing.map((name) => `the discovery document has no ${name}`),
      ...results.flatMap(({ problem }) => problem ?? []),
    ];
    return { problems, hasShell: shell !== undefined };
  };

  async function checkUnit(name: string, entry: DiscoveryEntry) {
    const key = keyOf(entry);
    const release = readable.get(key) ?? (await readRelease(entry).catch((error: Error) => error));
    if (release instanceof Error) return { key, problem: `${name} ${entry.metadata.version}: ${release.message}` };
    if (release.unit !== name) return { key, problem: `${entry.url} is the release of ${release.unit}` };
    readable.set(key, release);
    return { key };
  }
}

const keyOf = ({ url, extras }: DiscoveryEntry) => [url, extras?.release.url, extras?.release.integrity].join(' ');

/** One version of each unit: the one that is live for everybody. */
export function versionsOf({ microFrontends }: Discovery): VersionSet {
  return Object.fromEntries(
    Object.entries(microFrontends).flatMap(([name, entries]) => {
      const entry = entries.find(({ deployment }) => deployment?.default) ?? entries[0];
      return entry ? [[name, entry]] : [];
    }),
  );
}
