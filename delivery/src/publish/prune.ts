import type { Discovery } from '@odeta/contracts';
import { readHistory } from '@odeta/delivery/releases/history';
import type { TrustedKeys } from '@odeta/delivery/releases/keys';
import { isRetired } from '@odeta/delivery/releases/retired';
import type { WritableStore } from '@odeta/delivery/releases/store';

export const A_DAY = 86_400_000;

export interface Unneeded {
  /** `cart@1.0.0-abc`, or the path of a file that releases shared. */
  name: string;
  files: string[];
}

/**
 * Releases that were neither published nor named by a document, also as a fallback, within the last days. A visit uses its versions for
 * half a day, and its files have to stay a day longer: so the minimum is two days. Retired versions need no extra rule: until it was
 * retired, a document named it.
 */
export async function findUnneeded(store: WritableStore, keys: TrustedKeys, days: number): Promise<Unneeded[]> {
  const since = Date.now() - days * A_DAY;
  const needed = new Set<string>();
  for await (const { document, time } of readHistory(store, keys)) {
    for (const name of namesIn(document)) needed.add(name);
    // This document was live when those days began.
    if (Date.parse(time) < since) break;
  }
  const releases = new Map<string, { files: string[]; newest: number }>();
  for (const { file, createdAt } of await store.list('')) {
    const [unit, version, ...rest] = file.split('/');
    if (!unit || !version || rest.length === 0) continue;
    const known = releases.get(`${unit}@${version}`) ?? { files: [], newest: 0 };
    releases.set(`${unit}@${version}`, { files: [...known.files, file], newest: Math.max(known.newest, createdAt) });
  }
  return [...releases]
    .filter(([name, { newest }]) => !needed.has(name) && newest < since)
    .map(([name, { files }]) => ({ name, files }));
}

export const isList = (file: string) => file.endsWith('/release.json');

/** Releases that a document names, as `cart@1.0.0-abc`. */
export function namesIn({ microFrontends }: Discovery): string[] {
  return Object.entries(microFrontends).flatMap(([unit, entries]) =>
    entries
      .filter((entry) => !isRetired(entry))
      .flatMap(({ metadata, extras }) =>
        [metadata.version, extras?.fallback?.version]
          .filter((version) => version)
          .map((version) => `${unit}@${version}`),
      ),
  );
}
