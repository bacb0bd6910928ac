import { findNeverServed, findNoLongerServed } from './address-edges.ts';
import type { OpenApi } from './api-edges.ts';
import { findApiMisfits } from './api-edges.ts';
import { findBridgeEdges, type KnownApp } from './bridge-edges.ts';
import type { BrokenEdge } from './edge.ts';
import { findEventMisfits, findNeverGiven, findNoLongerGiven } from './event-edges.ts';
import { findSharedKeys } from './key-edges.ts';
import { type KnownVersion, nameOf } from './known-version.ts';
import { findTextEdges } from './look-edges.ts';
import { findSharedEdges } from './shared-edges.ts';

/** Versions that visitors may get together with the one that is checked. */
export interface Surroundings {
  /** The version that it replaces. */
  before: KnownVersion | null;
  fallback: KnownVersion | null;
  /** Live versions of the other units. */
  live: readonly KnownVersion[];
  /** Fallbacks of the other units' live versions. */
  fallbacks: readonly KnownVersion[];
  /** The API's OpenAPI document; `null` if it is not known. */
  api: OpenApi | null;
  apps: readonly KnownApp[];
  /** The clone whose compiler and packages are used. */
  root: string;
}

/**
 * What breaks if visitors get a version: it uses something that others do not provide, or others use something that it does not provide.
 */
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
    ...all
      .filter((other) => !isShell(other))
      .flatMap((other) => [...findTextEdges(now, other), ...findTextEdges(other, now)]),
    ...findNoLongerGiven(change),
    ...findNeverGiven(change),
    ...findSharedKeys(change),
    ...findNoLongerServed(change),
    ...findNeverServed(change),
    ...(api ? findApiEdges(now, api) : []),
    ...findBridgeEdges(now, apps),
  ]);
}

/**
 * What breaks once the fallback is used: it runs with the live versions only. With the fallback of a shell, a remote may use its own
 * fallback.
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

/** What a version breaks for earlier purchases that continue in the same browser: stored values. */
export function findEdgesOfPinned(now: KnownVersion, pinned: KnownVersion, before: KnownVersion | null): BrokenEdge[] {
  const change = { now, before, others: [pinned] };
  const isStorage = ({ thing }: BrokenEdge) => thing.startsWith('storage ');
  return [...findNoLongerGiven(change).filter(isStorage), ...findSharedKeys(change)];
}

/** Calls of a version that the API does not support. */
export const findApiEdges = (user: KnownVersion, api: OpenApi): BrokenEdge[] =>
  user.uses ? findApiMisfits(user.uses, api).map((misfit) => ({ user: nameOf(user), provider: 'api', ...misfit })) : [];

export const isShell = ({ unit }: KnownVersion) => unit === 'shell';

async function sharedEdges(users: readonly KnownVersion[], shells: readonly KnownVersion[], root: string) {
  const edges: BrokenEdge[] = [];
  const remotes = users.filter((user) => !isShell(user));
  for (const shell of shells) edges.push(...(await findSharedEdges(remotes, shell, root)));
  return edges;
}

/**
 * With a shell's fallback, the remote's own fallback is loaded if that fits. So the remote's new version only has to fit where its fallback
 * does not.
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
  const known = new Map(edges.map((edge) => [JSON.stringify([edge.user, edge.provider, edge.thing, edge.why]), edge]));
  return [...known.values()];
}
