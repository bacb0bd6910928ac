import type { OpenApi } from './api-edges.ts';
import { findApiMisfits } from './api-edges.ts';
import { findBridgeEdges, type KnownApp } from './bridge-edges.ts';
import type { BrokenEdge } from './edge.ts';
import { findEventMisfits, findNeverGiven, findNoLongerGiven } from './event-edges.ts';
import { findSharedKeys } from './key-edges.ts';
import { type KnownVersion, nameOf } from './known-version.ts';
import { findSharedEdges } from './shared-edges.ts';

/** Versions that visitors can get beside the one that is asked about. */
export interface Surroundings {
  /** The version in whose place it comes. */
  before: KnownVersion | null;
  /** What takes over when it fails. */
  fallback: KnownVersion | null;
  /** Of the other units: those that are live for somebody. */
  live: readonly KnownVersion[];
  /** Of the other units: what takes over when one of those fails. */
  fallbacks: readonly KnownVersion[];
  /** What the API says of itself; `null` if it was not asked. */
  api: OpenApi | null;
  apps: readonly KnownApp[];
  /** Of the clone whose compiler and packages are used. */
  root: string;
}

/** What breaks if visitors get a version: it uses what others do not have, or others use what it does not have. */
export async function findBrokenEdges(now: KnownVersion, surroundings: Surroundings): Promise<BrokenEdge[]> {
  const { before, live, fallbacks, api, apps, root } = surroundings;
  const all = [...live, ...fallbacks];
  const asUser = await sharedEdges([now], live.filter(isShell), root);
  const whenItFails = await uncoveredEdges(now, surroundings);
  const asShell = isShell(now) ? await sharedEdges(all, [now], root) : [];
  const change = { now, before, others: live };
  return withoutDoubles([
    ...asUser,
    ...whenItFails,
    ...asShell,
    ...all.flatMap((other) => [...findEventMisfits(now, other), ...findEventMisfits(other, now)]),
    ...findEventMisfits(now, now),
    ...findNoLongerGiven(change),
    ...findNeverGiven(change),
    ...findSharedKeys(change),
    ...(api ? findApiEdges(now, api) : []),
    ...findBridgeEdges(now, apps),
  ]);
}

/**
 * What breaks where the version that takes over has done so: it is alone with what is live. Beside the fallback of a shell a remote
 * may be its own fallback.
 */
export async function findEdgesOfFallback(fallback: KnownVersion, surroundings: Surroundings): Promise<BrokenEdge[]> {
  const live = isShell(fallback) ? await remotesBeside(fallback, surroundings) : surroundings.live;
  return findBrokenEdges(fallback, { ...surroundings, live, before: null, fallback: null, fallbacks: [] });
}

async function remotesBeside(shell: KnownVersion, { live, fallbacks, root }: Surroundings) {
  const beside: KnownVersion[] = [];
  for (const remote of live) {
    const fitting = [remote, ...fallbacks.filter(({ unit }) => unit === remote.unit)];
    const broken = await Promise.all(fitting.map((one) => sharedEdges([one], [shell], root)));
    beside.push(fitting.find((_, index) => broken[index]?.length === 0) ?? remote);
  }
  return beside;
}

/** What a version takes from purchases that began before it and go on in the same browser: what is stored there. */
export function findEdgesOfPinned(now: KnownVersion, pinned: KnownVersion, before: KnownVersion | null): BrokenEdge[] {
  const change = { now, before, others: [pinned] };
  const isStorage = ({ thing }: BrokenEdge) => thing.startsWith('storage ');
  return [...findNoLongerGiven(change).filter(isStorage), ...findSharedKeys(change)];
}

/** Calls of a version that the API does not answer as the version needs it. */
export const findApiEdges = (user: KnownVersion, api: OpenApi): BrokenEdge[] =>
  user.uses ? findApiMisfits(user.uses, api).map((misfit) => ({ user: nameOf(user), provider: 'api', ...misfit })) : [];

export const isShell = ({ unit }: KnownVersion) => unit === 'shell';

async function sharedEdges(users: readonly KnownVersion[], shells: readonly KnownVersion[], root: string) {
  const edges: BrokenEdge[] = [];
  for (const shell of shells)
    for (const user of users) if (!isShell(user)) edges.push(...(await findSharedEdges(user, shell, root)));
  return edges;
}

/**
 * A page on which a shell's fallback has taken over loads the remote's own fallback if that is what fits: the remote's new version
 * needs to fit only where neither would be left.
 */
async function uncoveredEdges(now: KnownVersion, { fallback, fallbacks, root }: Surroundings) {
  const edges: BrokenEdge[] = [];
  for (const shell of fallbacks.filter(isShell)) {
    const broken = await sharedEdges([now], [shell], root);
    const isCovered = fallback !== null && (await sharedEdges([fallback], [shell], root)).length === 0;
    if (!isCovered) edges.push(...broken);
  }
  return edges;
}

export function withoutDoubles(edges: readonly BrokenEdge[]) {
  const known = new Map(edges.map((edge) => [JSON.stringify([edge.user, edge.provider, edge.thing]), edge]));
  return [...known.values()];
}
