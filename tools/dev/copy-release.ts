import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Discovery, type DiscoveryEntry, findDefaultEntry, ReleaseSchema } from '@odeta/contracts';
import { addressOfFile } from '@odeta/contracts/file-address';
import { findNewestChange } from '@odeta/delivery/releases/changes';
import type { TrustedKeys } from '@odeta/delivery/releases/keys';
import { openStore } from '@odeta/delivery/releases/open-store';
import { RELEASES_BASE } from '@odeta/delivery/releases/store';
import { integrityOf } from '@odeta/node/integrity';
import { StartFailure } from '@odeta/workspace/failure';
import * as v from 'valibot';

export async function readLive(store: string, keys: TrustedKeys | undefined): Promise<Discovery['microFrontends']> {
  if (!keys)
    throw new StartFailure(`RELEASE_KEYS is missing: the public keys of the teams that release into ${store}.`);
  const { change, refused } = await findNewestChange(openStore(store), keys).catch(() => {
    throw new StartFailure(`The release store ${store} does not answer.`);
  });
  if (change) return change.document.microFrontends;
  const [first] = refused;
  throw new StartFailure(
    `The release store ${store} has no document to use${first ? `: number ${first.number}: ${first.cause.message}` : ''}.`,
  );
}

/**
 * Copies a unit's live release from a store into a folder, and checks every file.
 * @returns its entry, with addresses below `/releases/`.
 */
export async function copyRelease(
  name: string,
  live: Discovery['microFrontends'],
  { store, folder }: { store: string; folder: string },
): Promise<DiscoveryEntry> {
  const entry = findDefaultEntry(live[name]);
  if (!entry?.extras) throw new StartFailure(`The release store ${store} has no ${name}.`);
  const { url, integrity } = entry.extras.release;
  const text = await read(store, url, integrity);
  const release = v.parse(v.pipe(v.string(), v.parseJson(), ReleaseSchema), text.toString('utf8'));
  const base = url.slice(0, url.lastIndexOf('/') + 1);
  const write = (place: string, bytes: Buffer) => {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, bytes);
  };
  // Servers read it in the release's folder, browsers perhaps beside it.
  const keep = (file: string, bytes: Buffer) => {
    for (const place of new Set([base + file, addressOfFile(release, base, file)]))
      write(path.join(folder, place.slice(RELEASES_BASE.length)), bytes);
  };
  keep('release.json', text);
  for (const [file, known] of Object.entries(release.files))
    keep(file, await read(store, base + file, known.integrity));
  return { ...entry, url: base + release.entry };
}

async function read(store: string, url: string, integrity: string): Promise<Buffer> {
  const bytes = await openStore(store)
    .find(url.slice(RELEASES_BASE.length))
    .catch(() => null);
  if (!bytes) throw new StartFailure(`The release store ${store} does not answer for ${url}.`);
  if (integrity !== integrityOf(bytes)) throw new StartFailure(`${url} is not what was released.`);
  return bytes;
}
