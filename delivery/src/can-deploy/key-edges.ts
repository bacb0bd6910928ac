import type { BrokenEdge } from './edge.ts';
import type { Change } from './event-edges.ts';
import { nameOf } from './known-version.ts';

/**
 * Keys of storage and cookies that a version newly owns and another unit owns, too: each would overwrite the other's value. A key that two
 * units write must be exported by a package that both import.
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

/** A trailing `*` stands for a part that is only known at run time. */
function overlaps(one: string, other: string): boolean {
  const [a, b] = [one.replace(/\*$/, ''), other.replace(/\*$/, '')];
  if (one.endsWith('*') && b.startsWith(a)) return true;
  return other.endsWith('*') ? a.startsWith(b) : one === other;
}
