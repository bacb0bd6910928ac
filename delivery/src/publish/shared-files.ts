import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Release, ReleaseSchema } from '@odeta/contracts';
import { addressOfFile, isShared } from '@odeta/contracts/file-address';
import { plainFile } from '@odeta/delivery/releases/delta-file';
import type { StoredFile, WritableStore } from '@odeta/delivery/releases/store';
import { StartFailure } from '@odeta/workspace/failure';
import * as v from 'valibot';
import type { PreparedRelease } from '../build/prepared-release.ts';
import { REFUSED } from './exit-codes.ts';
import { A_DAY, isList, type Unneeded } from './prune.ts';

/**
 * Publishes the files of a release that have addresses without its version. What the store has from an earlier version is written again once
 * a day, so that its time says when it was last published, and `prune` does not remove it meanwhile.
 * @throws {StartFailure} if the store has other content under a name that says its content.
 */
export async function publishShared(
  store: WritableStore,
  { unit, version, folder }: PreparedRelease,
  { release, files }: { release: Release; files: readonly string[] },
) {
  const known = new Map((await store.list(unit)).map(({ file, createdAt }) => [file, createdAt]));
  for (const file of files.filter((name) => isShared(release, name))) {
    const place = addressOfFile(release, `${unit}/${version}/`, file);
    const bytes = readFileSync(path.join(folder, file));
    if (!known.has(place) && (await store.create(place, bytes))) continue;
    const stored = await store.find(place);
    // Another version of Node may compress in another way.
    if (stored && plainFile(file) === file && !stored.equals(bytes))
      throw new StartFailure(`The store has ${place} with other content: its name is a hash of it.`, REFUSED);
    if (!stored || (known.get(place) ?? Date.now()) < Date.now() - A_DAY) await store.replace(place, bytes);
  }
}

/**
 * The shared files that no release in the store names, each with its compressed copy and deltas, and that were not published within the
 * last days. `gone`: files of releases that count as removed.
 */
export async function findUnnamed(store: WritableStore, days: number, gone: ReadonlySet<string>): Promise<Unneeded[]> {
  const since = Date.now() - days * A_DAY;
  const stored = await store.list('');
  const named = await namedFiles(
    store,
    stored.flatMap(({ file }) => (isList(file) && !gone.has(file) ? [file] : [])),
  );
  const groups = Object.entries(
    Object.groupBy(stored.filter(isBesideVersions), ({ file }: StoredFile) => plainFile(file)),
  );
  return groups.flatMap(([name, group = []]) =>
    named.has(name) || group.some(({ createdAt }) => createdAt >= since)
      ? []
      : [{ name, files: group.map(({ file }) => file) }],
  );
}

/** `cart/page.12345678.js`, beside the folders of the versions. */
const isBesideVersions = ({ file }: StoredFile) =>
  file.split('/').length === 2 && !file.startsWith('discovery/') && !file.startsWith('api/');

async function namedFiles(store: WritableStore, lists: readonly string[]) {
  const named = new Set<string>();
  for (const list of lists) {
    const text = await store.find(list);
    if (!text) continue;
    const release = v.parse(ReleaseSchema, JSON.parse(text.toString('utf8')));
    const folder = list.slice(0, list.lastIndexOf('/') + 1);
    for (const file of Object.keys(release.files).filter((name) => isShared(release, name)))
      named.add(addressOfFile(release, folder, file));
  }
  return named;
}
