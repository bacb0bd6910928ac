import { type Discovery, type DiscoveryEntry, findDefaultEntry, type Release, type VersionSet } from '@odeta/contracts';
import { assembleRoutes, type RouteTable } from '@odeta/delivery/releases/route-table';
import { remotesOf, remotesWithVersion } from '@odeta/delivery/releases/unit-list';
import type { ReleaseStore } from '../releases/release-store.ts';
import { readRelease, readUnitRelease } from '../releases/unit-release.ts';
import { foreignAddresses } from './foreign-addresses.ts';
import { createSurfaces, type Fits } from './surfaces.ts';

export interface CheckedDocument {
  /** Why the document must not become the current one; empty when every page can be rendered with it. */
  problems: string[];
  hasShell: boolean;
  versions: VersionSet;
  routes: RouteTable;
  fits: Fits;
}

/** Reads every release that a document names, once, and checks the integrity of all its files. */
export function createDocumentCheck(store: ReleaseStore, fileOrigins: readonly string[]) {
  const complete = new Map<string, Release>();
  const readSurfaces = createSurfaces(store);

  /** `current` are the units in use: none of them may be missing while it is listed. */
  return async (document: Discovery, current: VersionSet = {}): Promise<CheckedDocument> => {
    const versions = versionsOf(document);
    const units = await Promise.all(Object.entries(versions).map(([name, entry]) => checkUnit(name, entry)));
    for (const key of complete.keys()) if (!units.some((unit) => unit.key === key)) complete.delete(key);
    const shell = versions.shell && complete.get(keyOf(versions.shell));
    const listed = remotesOf(document, shell);
    const required = (listed ?? []).filter(({ name }) => !document.remotes || name in current);
    const missing = ['shell', ...required.map(({ name }) => name)].filter((name) => !versions[name]);
    const remotes = document.remotes ? remotesWithVersion(document.remotes, versions) : (listed ?? []);
    const releases = units.flatMap(({ release }) => (release ? [[release.unit, release] as const] : []));
    const { table, problems } = assembleRoutes(remotes, new Map(releases));
    const allProblems = [
      ...foreignAddresses(document, fileOrigins),
      ...missing.map((name) => `the discovery document has no ${name}`),
      ...units.flatMap(({ problem }) => problem ?? []),
      ...(shell && !listed ? ['there is no list of units'] : []),
      ...problems,
    ];
    const fits = await readSurfaces(document);
    return { problems: allProblems, hasShell: shell !== undefined, versions, routes: table, fits };
  };

  /** A release with a missing or wrong file is a problem, but its metadata is still returned. */
  async function checkUnit(name: string, entry: DiscoveryEntry): Promise<CheckedUnit> {
    const key = keyOf(entry);
    const failed = ({ message }: Error) => `${name} ${entry.metadata.version}: ${message}`;
    const release = complete.get(key) ?? (await readRelease(store, entry).catch(failed));
    if (typeof release === 'string') return { key, problem: release };
    if (release.unit !== name) return { key, problem: `${entry.url} is the release of ${release.unit}` };
    if (complete.has(key)) return { key, release };
    const problem = await readUnitRelease(store, entry).then(() => null, failed);
    if (problem !== null) return { key, release, problem };
    complete.set(key, release);
    return { key, release };
  }
}

interface CheckedUnit {
  key: string;
  release?: Release;
  problem?: string;
}

const keyOf = ({ url, extras }: DiscoveryEntry) => [url, extras?.release.url, extras?.release.integrity].join(' ');

/** The version of each unit that is live for everybody. */
function versionsOf({ microFrontends }: Discovery): VersionSet {
  return Object.fromEntries(
    Object.entries(microFrontends).flatMap(([name, entries]) => {
      const entry = findDefaultEntry(entries);
      return entry ? [[name, entry]] : [];
    }),
  );
}
