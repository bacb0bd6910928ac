import { findBridgeEdges } from './bridge-edges.ts';
import type { BrokenEdge } from './edge.ts';
import { findApiEdges, findEdgesOfFallback, findEdgesOfPinned, type Surroundings } from './find-edges.ts';
import { type KnownVersion, nameOf } from './known-version.ts';

/** A version that some visitors get instead of the one that is checked. */
export interface Beside {
  version: string;
  /** `fallback`: it replaces that one if it fails. `pinned`: purchases started with it. */
  role: 'fallback' | 'pinned';
  edges: BrokenEdge[];
}

/** The fallback of a version and the versions of purchases that started earlier, each with what breaks for it. */
export async function findBeside(
  now: KnownVersion,
  { pinned, ...surroundings }: Surroundings & { pinned: readonly KnownVersion[] },
): Promise<Beside[]> {
  const { fallback, before, api, apps } = surroundings;
  const kept = pinned
    .filter((one) => nameOf(one) !== nameOf(now))
    .map((one): Beside => {
      const own = [...(api ? findApiEdges(one, api) : []), ...findBridgeEdges(one, apps)];
      const edges = one.unit === now.unit ? own : [...own, ...findEdgesOfPinned(now, one, before)];
      return { version: nameOf(one), role: 'pinned', edges };
    });
  if (!fallback) return kept;
  const edges = await findEdgesOfFallback(fallback, surroundings);
  return [{ version: nameOf(fallback), role: 'fallback', edges }, ...kept];
}

export function describeBeside({ version, role, edges }: Beside): string {
  const broken = edges.length === 1 ? '1 edge of it breaks' : `${edges.length} edges of it break`;
  if (role === 'fallback')
    return edges.length === 0
      ? `If it fails, ${version} takes over: it fits what is live.`
      : `If it fails, ${version} takes over, and ${broken}.`;
  return edges.length === 0
    ? `Purchases that began with ${version} go on with it: nothing of theirs breaks.`
    : `Purchases that began with ${version} go on with it, and ${broken}.`;
}
