import type { Discovery } from '@odeta/contracts';
import type { Change } from './change.ts';
import { readSteps } from './history.ts';
import type { TrustedKeys } from './keys.ts';
import { isRetired } from './retired.ts';
import type { ReadableStore } from './store.ts';

interface Version {
  unit: string;
  version: string;
}

/**
 * The change that stopped a canary: by its budget, or by a person who has not given it a share since. `null` if there is none. What a budget
 * has stopped stays stopped, because the counts are kept; a version without its fault is a new version.
 */
export async function findStop(
  store: ReadableStore,
  keys: TrustedKeys,
  { unit, version }: Version,
): Promise<Change | null> {
  let isShared = false;
  for await (const { change, before } of readSteps(store, keys)) {
    if (change.incident?.release === `${unit}@${version}`) return change;
    const [share, former] = [shareOf(change.document, unit, version), shareOf(before, unit, version)];
    isShared ||= share !== null && share > 0;
    if (!isShared && share === 0 && former !== null && former > 0) return change;
  }
  return null;
}

/** Percent; `null` for a version that is not a canary. */
function shareOf({ microFrontends }: Discovery, unit: string, version: string): number | null {
  const entry = microFrontends[unit]?.find(({ metadata }) => metadata.version === version);
  return entry?.deployment?.default === false && !isRetired(entry) ? entry.deployment.traffic : null;
}
