import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { type Release, ReleaseSchema } from '@odeta/contracts';
import { addressOfFile, isShared } from '@odeta/contracts/file-address';
import { deltaFile, deltaHeader } from '@odeta/delivery/releases/delta-file';
import type { StoredFile, WritableStore } from '@odeta/delivery/releases/store';
import { StartFailure } from '@odeta/workspace/failure';
import * as v from 'valibot';
import type { PreparedRelease } from '../build/prepared-release.ts';
import { WRONG_INPUT } from './exit-codes.ts';

/** Of the compressed file: a larger delta is not worth its place. */
const WORTH = 0.8;
/** The second-best levels take longer than they save: 4,263 bytes in 0.3 s, 4,122 in 1.3 s for the shell's main script. */
const LEVEL = 12;

/** How many earlier versions of a unit a release has deltas against: `RELEASE_DELTAS`, otherwise three. */
function versionsOf({ RELEASE_DELTAS = '3' }: NodeJS.ProcessEnv): number {
  if (/^\d{1,3}$/.test(RELEASE_DELTAS)) return Number(RELEASE_DELTAS);
  throw new StartFailure(`RELEASE_DELTAS: "${RELEASE_DELTAS}" is no number of versions such as 3.`, WRONG_INPUT);
}

/**
 * Stores scripts and styles of a release as deltas against those of the versions that were published before it (RFC 9842, `dcz`), for
 * browsers that have one of these. A delta depends on what the store has, so it is not in the release's list of files: what a browser
 * makes of it has to have the integrity of the file.
 */
export async function publishDeltas(
  store: WritableStore,
  { unit, version, folder }: PreparedRelease,
  release: Release,
) {
  const most = versionsOf(process.env);
  if (most === 0) return;
  const place = `${unit}/${version}/`;
  const stored = await store.list(unit);
  const known = new Set(stored.map(({ file }) => file));
  for (const before of newestBefore(stored, place).slice(0, most)) {
    for (const [file, former] of await changedSince(store, before, release)) {
      const dictionary = await store.find(former);
      if (!dictionary) continue;
      const target = deltaFile(addressOfFile(release, place, file), digestBytes(dictionary).toString('hex'));
      if (known.has(target)) continue;
      const delta = deltaOf(readFileSync(path.join(folder, file)), dictionary);
      if (delta.length < WORTH * (release.files[file]?.brotliBytes ?? 0)) await store.create(target, delta);
    }
  }
}

/** The release's files that an earlier one has in another form, each with the place of that. */
async function changedSince(store: WritableStore, before: string, release: Release): Promise<[string, string][]> {
  const earlier = await readList(store, before);
  if (!earlier) return [];
  const formers = new Map(filesOf(earlier).map((file) => [nameOf(earlier, file), file]));
  return filesOf(release).flatMap((file): [string, string][] => {
    const former = formers.get(nameOf(release, file));
    if (former === undefined || (former === file && isShared(release, file))) return [];
    return [[file, addressOfFile(earlier, before, former)]];
  });
}

/** Folders of the other releases, the newest first. */
const newestBefore = (stored: readonly StoredFile[], own: string) =>
  stored
    .filter(({ file }) => file.endsWith('/release.json') && !file.startsWith(own))
    .sort((one, other) => other.createdAt - one.createdAt)
    .map(({ file }) => file.slice(0, file.lastIndexOf('/') + 1));

async function readList(store: WritableStore, folder: string): Promise<Release | null> {
  const list = await store.find(`${folder}release.json`);
  return list && v.parse(ReleaseSchema, JSON.parse(list.toString('utf8')));
}

/** Scripts and styles for browsers: the entry, and the files that versions share. */
const filesOf = (release: Release) =>
  Object.keys(release.files).filter(
    (file) => /\.(js|css)$/.test(file) && (file === release.entry || isShared(release, file)),
  );

/** The part of the name that stays: `static/page-list.1a2b3c4d.js` and the one with another hash are versions of one file. */
const nameOf = (release: Release, file: string) =>
  isShared(release, file) ? file.replace(/\.\w+(\.\w+)$/, '$1') : file;

function deltaOf(bytes: Buffer, dictionary: Buffer): Buffer {
  const compressed = zstdCompressSync(bytes, {
    dictionary,
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_windowLog]: 22 },
  });
  return Buffer.concat([deltaHeader, digestBytes(dictionary), compressed]);
}

const digestBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
