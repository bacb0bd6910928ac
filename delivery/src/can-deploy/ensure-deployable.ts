import type { Discovery } from '@odeta/contracts';
import type { ReadableStore } from '@odeta/delivery/releases/store';
import { type Uses, UsesSchema } from '@odeta/delivery/releases/uses';
import { StartFailure } from '@odeta/workspace/failure';
import { workspace } from '@odeta/workspace/workspace';
import * as v from 'valibot';
import { REFUSED, WRONG_INPUT } from '../publish/exit-codes.ts';
import { findNoLongerServed } from './address-edges.ts';
import { liveApiAddress, readLiveApi } from './api-documents.ts';
import type { OpenApi } from './api-edges.ts';
import { readApps } from './bridge-edges.ts';
import { describeEdges } from './describe-edges.ts';
import { type BrokenEdge, describeEdge } from './edge.ts';
import { findNoLongerGiven } from './event-edges.ts';
import { findBrokenEdges } from './find-edges.ts';
import { readVersion } from './known-version.ts';
import { findRecordedApi } from './recorded-api.ts';
import { isShared, readSurroundings } from './surroundings.ts';

export const deployOptions = {
  api: { type: 'string' },
  force: { type: 'boolean', default: false },
} as const;

export interface DeployValues {
  api?: string | undefined;
  force: boolean;
  reason?: string | undefined;
}

/**
 * Creates the check for commands that change what visitors get.
 * @returns a function that checks the planned document, and throws a `StartFailure` that lists each broken edge.
 */
export async function createDeployCheck({ api: address, force, reason }: DeployValues) {
  requireReason({ force, reason });
  if (force) return async () => {};
  const live = liveApiAddress(address);
  const named = live === undefined ? null : await readLiveApi(live);
  return async (store: ReadableStore, before: Discovery, after: Discovery) => {
    const api = named ?? (await findRecordedApi(store))?.document ?? null;
    if (!api) console.error(NOT_ASKED);
    const edges = await findEdgesOfChange(store, { before, after }, api);
    if (edges.length === 0) return;
    const lines = describeEdges(edges).join('\n');
    throw new StartFailure(
      `It stays as it was. What would break:\n${lines}\n(--force --reason … does it all the same.)`,
      REFUSED,
    );
  };
}

export const NOT_ASKED =
  'The API was not asked: the store does not know it (npm run release -- api), and neither --api nor LIVE_API_URL names it.';

/** @throws {StartFailure} */
export function requireReason({ force, reason }: Pick<DeployValues, 'force' | 'reason'>) {
  if (force && !reason) throw new StartFailure('--force needs --reason: it is written down with it.', WRONG_INPUT);
}

/** What breaks if visitors get the changed versions. */
export async function findEdgesOfChange(
  store: ReadableStore,
  change: { before: Discovery; after: Discovery },
  api: OpenApi | null,
): Promise<BrokenEdge[]> {
  const edges: BrokenEdge[] = [];
  for (const { unit, version } of raisedIn(change)) {
    const surroundings = await readSurroundings(store, change, { unit, version });
    const now = await readVersion(store, unit, version);
    edges.push(...(await findBrokenEdges(now, { ...surroundings, api, apps: readApps(), root: workspace })));
  }
  edges.push(...(await findEdgesOfRemoval(store, change)));
  // Two units that are released together may break each other, so edges can occur twice.
  return [...new Map(edges.map((edge) => [describeEdge(edge), edge])).values()];
}

/** What breaks if a unit is taken off the list of units: the others have nothing of it any more. */
async function findEdgesOfRemoval(
  store: ReadableStore,
  change: { before: Discovery; after: Discovery },
): Promise<BrokenEdge[]> {
  const removed = Object.keys(change.before.microFrontends).filter((unit) => !(unit in change.after.microFrontends));
  const edges: BrokenEdge[] = [];
  for (const unit of removed) {
    const { before, live } = await readSurroundings(store, change, { unit, version: 'none' });
    if (!before) continue;
    const nothing = { ...before, uses: NO_USES, declarations: null, routes: [] };
    edges.push(...findNoLongerGiven({ now: nothing, before, others: live }));
    edges.push(...findNoLongerServed({ now: nothing, before, others: live }));
  }
  return edges;
}

const NO_USES: Uses = v.parse(UsesSchema, {});

/** Versions that more visitors get than before. */
function raisedIn({ before, after }: { before: Discovery; after: Discovery }) {
  return Object.entries(after.microFrontends).flatMap(([unit, entries]) =>
    entries
      .filter(isShared)
      .filter(({ metadata, deployment }) => {
        const known = before.microFrontends[unit]?.find((entry) => entry.metadata.version === metadata.version);
        return !known || JSON.stringify(known.deployment) !== JSON.stringify(deployment) || !isShared(known);
      })
      .map(({ metadata: { version } }) => ({ unit, version })),
  );
}
