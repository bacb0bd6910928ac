import type { Discovery } from '@odeta/contracts';
import type { ReadableStore } from '@odeta/delivery/releases/store';
import { findProblems } from '../publish/usable.ts';
import { liveApiAddress, readLiveApi } from './api-documents.ts';
import { describeEdge } from './edge.ts';
import { findEdgesOfChange } from './ensure-deployable.ts';
import { findRecordedApi } from './recorded-api.ts';

export interface Findings {
  /** What would break, as printed by `can-deploy`, and why `edge` could not use the document. */
  edges: string[];
  /** There is something live that it was compared with. */
  isCompared: boolean;
}

/** What the check of `release` would say; it refuses nothing. */
export async function findIfReleased(
  store: ReadableStore,
  before: Discovery,
  after: Discovery,
  api: string | undefined,
): Promise<Findings> {
  const live = liveApiAddress(api);
  const document = live === undefined ? (await findRecordedApi(store))?.document : await readLiveApi(live);
  const edges = await findEdgesOfChange(store, { before, after }, document ?? null);
  const [problems, known] = [await findProblems(store, after), await findProblems(store, before)];
  const added = problems.filter((problem) => !known.includes(problem));
  return { edges: [...added, ...edges.map(describeEdge)], isCompared: Object.keys(before.microFrontends).length > 0 };
}
