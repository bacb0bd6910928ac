import type { Discovery, RemotePrefixes } from '@odeta/contracts';

/** The differences between two lists of units, one sentence per remote. The first list of a store is one sentence. */
export function describeUnits(before: Discovery['remotes'], after: Discovery['remotes']): string[] {
  if (!after || before === after) return [];
  if (!before) return [`list of units: ${after.map(({ name }) => name).join(', ')}`];
  const find = (remotes: readonly RemotePrefixes[], name: string) => remotes.find((remote) => remote.name === name);
  const names = [...new Set([...before, ...after].map(({ name }) => name))];
  return names.flatMap((name) => {
    const [old, now] = [find(before, name), find(after, name)];
    if (!now) return [`${name}: no longer in the list of units`];
    if (!old) return [`${name}: in the list of units with ${shown(now.prefixes)}`];
    const isSame = shown(old.prefixes) === shown(now.prefixes);
    return isSame ? [] : [`${name}: prefixes ${shown(old.prefixes)} → ${shown(now.prefixes)}`];
  });
}

const shown = (prefixes: readonly string[]) => prefixes.join(' ');
