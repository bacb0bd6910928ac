import { type Discovery, findDefaultEntry, type Release } from '@odeta/contracts';
import { assembleRoutes } from '@odeta/delivery/releases/route-table';
import type { ReadableStore } from '@odeta/delivery/releases/store';
import { remotesOf, remotesWithVersion } from '@odeta/delivery/releases/unit-list';
import { readPublished } from './publish.ts';

/**
 * Why `edge` would not use a document, or nobody would see a unit: a unit or its release is missing, claims addresses that it may not use,
 * or is in no list. A listed unit may wait for its first version, but one that was live `before` must not be missing.
 */
export async function findProblems(store: ReadableStore, document: Discovery, before?: Discovery): Promise<string[]> {
  const { microFrontends } = document;
  const { releases, problems } = await readDefaults(store, document);
  const remotes = remotesOf(document, releases.get('shell'));
  const names = remotes?.map(({ name }) => name) ?? [];
  const wasLive = (name: string) => before !== undefined && name in before.microFrontends;
  const required = document.remotes ? names.filter(wasLive) : names;
  const missing = ['shell', ...required].filter((name) => !(name in microFrontends));
  return [
    ...problems,
    ...missing.map((name) => `nothing of ${name} would be live`),
    ...(await droppedBy(store, before, document, names)),
    ...(remotes ? findUnlisted(document) : ['there is no list of units (npm run releases -- unit add)']),
    ...assembleRoutes(remotesWithVersion(remotes ?? [], document.remotes ? microFrontends : asNames(names)), releases)
      .problems,
  ];
}

const asNames = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

/** In an older store without a list of units: live remotes that the new shell no longer names. */
async function droppedBy(
  store: ReadableStore,
  before: Discovery | undefined,
  after: Discovery,
  names: readonly string[],
) {
  const version = findDefaultEntry(before?.microFrontends.shell)?.metadata.version;
  if (after.remotes || version === undefined) return [];
  const listed = (await readPublished(store, 'shell', version))?.remotes ?? [];
  const dropped = listed.filter(({ name }) => name in after.microFrontends && !names.includes(name));
  return dropped.map(
    ({ name, prefixes }) => `nobody would get ${prefixes.join(' ')} of ${name}, which the shell does not name`,
  );
}

async function readDefaults(store: ReadableStore, { microFrontends }: Discovery) {
  const releases = new Map<string, Release>();
  const problems: string[] = [];
  for (const [unit, entries] of Object.entries(microFrontends)) {
    const version = findDefaultEntry(entries)?.metadata.version;
    const release = version === undefined ? null : await readPublished(store, unit, version);
    if (release) releases.set(unit, release);
    else problems.push(`the store has no ${unit}@${version}`);
  }
  return { releases, problems };
}

/** Nobody would get the pages of a unit that is not listed. An older document without a list is filled before its shell. */
export function findUnlisted({ remotes, microFrontends }: Discovery): string[] {
  if (!remotes) return [];
  const names = remotes.map(({ name }) => name);
  const unknown = Object.keys(microFrontends).filter((name) => name !== 'shell' && !names.includes(name));
  return unknown.map(
    (name) => `${name} is not in the list of units, so nobody would see it (npm run releases -- unit add ${name} /…)`,
  );
}
