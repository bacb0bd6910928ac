import type { BrokenEdge } from './edge.ts';
import type { Change } from './event-edges.ts';
import { nameOf } from './known-version.ts';

/**
 * Keys of storage and cookies that a version newly writes as its own and another unit has as its own: each would overwrite the other's.
 * What two units are to write stands in a package that both take it from.
 */
export function findSharedKeys({ now, before, others }: Change): BrokenEdge[] {
  const known = before?.uses?.owns ?? [];
  const added = (now.uses?.owns ?? []).filter((key) => !known.includes(key));
  return others.flatMap((other) =>
    added
      .filter((key) => other.uses?.owns.some((owned) => overlaps(key, owned)))
      .map((key) => ({
        user: nameOf(now),
        provider: nameOf(other),
        thing: `storage ${key}`,
        why: 'both write it as their own',
      })),
  );
}

/** `*` at the end stands for what is known at run time. */
function overlaps(one: string, other: string): boolean {
  const [a, b] = [one.replace(/\*$/, ''), other.replace(/\*$/, '')];
  if (one.endsWith('*') && b.startsWith(a)) return true;
  return other.endsWith('*') ? a.startsWith(b) : one === other;
}
