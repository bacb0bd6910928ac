import { type Discovery, DiscoverySchema, type VersionSet } from '@odeta/shared/contracts';
import * as v from 'valibot';
import { RELEASES_BASE, type ReleaseStore } from '../releases/release-store.ts';
import { createSoonStale } from '../soon-stale.ts';

/** Milliseconds for which the last readable document is used when the store is out of order. */
const KEEP_FOR = 3_600_000;

export interface DiscoveryReader {
  /** The document, at most seconds old. */
  read(): Promise<Discovery>;
}

/**
 * `seconds`: a deploy is seen by every instance this soon; with 0 the document is read every time.
 * `onStale` receives why the last one is still used.
 */
export function createDiscoveryReader(
  store: ReleaseStore,
  seconds: number,
  onStale?: (cause: unknown) => void,
): DiscoveryReader {
  const documents = createSoonStale<Discovery>({ freshFor: seconds * 1000, keepFor: KEEP_FOR, size: 1 });
  const parse = v.parser(v.pipe(v.string(), v.parseJson(), DiscoverySchema));
  const read = async () => parse(await store.read(`${RELEASES_BASE}discovery.json`));
  return { read: seconds > 0 ? () => documents.get('', read, onStale) : read };
}

/** One version of each unit: the one that is live for everybody. */
export function versionsOf({ microFrontends }: Discovery): VersionSet {
  return Object.fromEntries(
    Object.entries(microFrontends).flatMap(([name, entries]) => {
      const entry = entries.find(({ deployment }) => deployment?.default) ?? entries[0];
      return entry ? [[name, entry]] : [];
    }),
  );
}
