import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Discovery,
  type DiscoveryEntry,
  findDefaultEntry,
  ReleaseSchema,
  StoredDiscoverySchema,
} from '@odeta/contracts';
import { integrityOf } from '@odeta/node/integrity';
import * as v from 'valibot';
import { StartFailure } from './failure.ts';

const BASE = '/releases/';

/** What is live in a release store. */
export async function readLive(store: string): Promise<Discovery['microFrontends']> {
  const document = await read(store, `${BASE}discovery.json`);
  return v.parse(v.pipe(v.string(), v.parseJson(), StoredDiscoverySchema), document.toString('utf8')).microFrontends;
}

/**
 * Copies a unit's live release from a store into a folder, every file checked.
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
  const target = path.join(folder, base.slice(BASE.length));
  const keep = (file: string, bytes: Buffer) => {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), bytes);
  };
  keep('release.json', text);
  for (const [file, known] of Object.entries(release.files))
    keep(file, await read(store, base + file, known.integrity));
  return { ...entry, url: base + release.entry };
}

async function read(store: string, url: string, integrity?: string): Promise<Buffer> {
  const response = await fetch(new URL(url, store)).catch(() => null);
  if (!response?.ok) throw new StartFailure(`The release store ${store} does not answer for ${url}.`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (integrity !== undefined && integrity !== integrityOf(bytes))
    throw new StartFailure(`${url} is not what was released.`);
  return bytes;
}
