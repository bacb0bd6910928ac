import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DiscoveryEntry, type Release, ReleaseSchema } from '@odeta/contracts';
import { isSourceMap } from '@odeta/delivery/releases/source-maps';
import { RELEASES_BASE, type ReadableStore, type WritableStore } from '@odeta/delivery/releases/store';
import { integrityOf } from '@odeta/node/integrity';
import { StartFailure } from '@odeta/workspace/failure';
import * as v from 'valibot';
import { listFiles, type PreparedRelease } from '../build/prepared-release.ts';
import { publishDeltas } from './deltas.ts';
import { REFUSED } from './exit-codes.ts';
import { publishShared } from './shared-files.ts';

const LIST = 'release.json';
const parse = v.parser(v.pipe(v.string(), v.parseJson(), ReleaseSchema));

/**
 * Publishes a release to a store, its list of files last: a release with a list is complete. It is not live yet.
 * @returns whether it was new.
 * @throws {StartFailure} if the store has this version with other content.
 */
export async function publishRelease(
  store: WritableStore,
  { unit, version, folder }: PreparedRelease,
): Promise<boolean> {
  const place = `${unit}/${version}/`;
  const list = readFileSync(path.join(folder, LIST));
  const release = parse(list.toString('utf8'));
  const files = listFiles(folder).filter((file) => file !== LIST);
  const known = await store.find(place + LIST);
  if (known) {
    ensureSameContent(known, list, `${unit}@${version}`);
    // An old release may be about to be removed: this makes it and its files new ones, before it is listed.
    await store.replace(place + LIST, known);
    await publishShared(store, { unit, version, folder }, { release, files });
    return false;
  }
  for (const file of files) {
    const bytes = readFileSync(path.join(folder, file));
    if (await store.create(place + file, bytes)) continue;
    // Another process is publishing the same release, or was interrupted.
    if (!isSourceMap(file) && !(await store.find(place + file))?.equals(bytes)) throw differs(`${unit}@${version}`);
  }
  await publishShared(store, { unit, version, folder }, { release, files });
  await publishDeltas(store, { unit, version, folder }, release);
  if (await store.create(place + LIST, list)) return true;
  ensureSameContent((await store.find(place + LIST)) ?? list, list, `${unit}@${version}`);
  return false;
}

/** The entry of a published version for the discovery document, or `null` if the store does not have it. */
export async function readEntry(store: ReadableStore, unit: string, version: string): Promise<DiscoveryEntry | null> {
  const list = /^[\w.-]+$/.test(version) ? await store.find(`${unit}/${version}/${LIST}`) : null;
  if (!list) return null;
  const { entry, files } = parse(list.toString('utf8'));
  const base = `${RELEASES_BASE}${unit}/${version}/`;
  return {
    url: base + entry,
    metadata: { integrity: files[entry]?.integrity ?? '', version },
    deployment: { traffic: 100, default: true },
    extras: { release: { url: base + LIST, integrity: integrityOf(list) } },
  };
}

export async function readPublished(store: ReadableStore, unit: string, version: string): Promise<Release | null> {
  const list = /^[\w.-]+$/.test(version) ? await store.find(`${unit}/${version}/${LIST}`) : null;
  return list && parse(list.toString('utf8'));
}

/** The same content may have been built twice: only source digest, commit, time and owner may differ. */
function ensureSameContent(known: Buffer, list: Buffer, name: string) {
  const [before, after] = [known, list].map((bytes) => {
    const { sources: _, commit: __, builtAt: ___, owner: ____, ...content } = parse(bytes.toString('utf8'));
    return JSON.stringify(content);
  });
  if (before !== after) throw differs(name);
}

const differs = (name: string) =>
  new StartFailure(`The store has ${name} with other content: a version never changes. Build a new one.`, REFUSED);
