import { type Discovery, type DiscoveryEntry, findDefaultEntry } from '@odeta/contracts';
import { describeUnits } from './describe-units.ts';
import { isRetired } from './retired.ts';

/** Who gets a version: `everyone`, `10 % in sk, hu`, `testers`, `purchases that began with it`. */
export function describeShare(entry: DiscoveryEntry): string {
  if (entry.deployment?.default ?? true) return 'everyone';
  if (isRetired(entry)) return 'purchases that began with it';
  const traffic = entry.deployment?.traffic ?? 100;
  if (traffic === 0) return 'testers';
  const { countries, clients, appFrom, testersOnly } = entry.extras?.audience ?? {};
  const parts = [
    `${traffic} %`,
    countries && `in ${countries.join(', ')}`,
    clients && `of ${clients.join(', ')}`,
    appFrom && `from app ${appFrom}`,
    testersOnly && 'of testers',
  ];
  return parts.filter(Boolean).join(' ');
}

/** The differences between two documents, one sentence per version, and one per changed remote of the list of units. */
export function describeChanges(before: Discovery, after: Discovery): string[] {
  const units = [...new Set([...Object.keys(before.microFrontends), ...Object.keys(after.microFrontends)])];
  const versions = units.flatMap((unit) => {
    const [old = [], current = []] = [before.microFrontends[unit], after.microFrontends[unit]];
    const [oldDefault, newDefault] = [versionOf(findDefaultEntry(old)), versionOf(findDefaultEntry(current))];
    const replaced =
      oldDefault === newDefault ? [] : [`${unit}: ${oldDefault ?? 'nothing'} → ${newDefault ?? 'nothing'}`];
    return [...replaced, ...canaryChanges(unit, old, current)];
  });
  return [...describeUnits(before.remotes, after.remotes), ...versions];
}

function canaryChanges(unit: string, old: readonly DiscoveryEntry[], current: readonly DiscoveryEntry[]) {
  const shares = (entries: readonly DiscoveryEntry[]) =>
    new Map(entries.filter(isCanary).map((entry) => [entry.metadata.version, describeShare(entry)]));
  const [before, after] = [shares(old), shares(current)];
  const isLive = (version: string) => versionOf(findDefaultEntry(current)) === version;
  const gone = [...before.keys()].filter((version) => !after.has(version) && !isLive(version));
  const changed = [...after].filter(([version, share]) => before.get(version) !== share);
  return [
    ...changed.map(([version, share]) => `${unit} ${version}: ${share}`),
    ...gone.map((version) => `${unit} ${version}: no longer listed`),
  ];
}

const isCanary = (entry: DiscoveryEntry) => entry.deployment?.default === false && !isRetired(entry);
const versionOf = (entry: DiscoveryEntry | undefined) => entry?.metadata.version;
