import type { CanaryCounts, Discovery } from '@odeta/contracts';
import { judge, type Verdict } from '@odeta/delivery/releases/budgets';
import { commitChange } from '@odeta/delivery/releases/changes';
import type { SigningKey, TrustedKeys } from '@odeta/delivery/releases/keys';
import { isRunningCanary, stopCanary } from '@odeta/delivery/releases/stop-canary';
import type { WritableStore } from '@odeta/delivery/releases/store';
import type { ClientRequest } from '../api/api-gateway.ts';
import { describeVerdict } from './describe-verdict.ts';

/** The author in the store's history when a canary is stopped automatically. */
export const AUTHOR = 'budget';

export interface RunningCanary {
  unit: string;
  version: string;
  /** Percent of its audience. */
  share: number;
}

interface Deps {
  store: WritableStore;
  key: SigningKey;
  keys: TrustedKeys;
  readCounts(canary: RunningCanary, client: ClientRequest): Promise<CanaryCounts>;
  /** Receives how each running canary is doing. */
  onJudged?(canary: RunningCanary, counts: CanaryCounts, verdicts: readonly Verdict[]): void;
  /** Receives each canary that this process has stopped, and why. */
  onStopped(release: string, reason: string): void;
}

export interface CanaryWatch {
  /** Sets the current document. `client` is only used for the address of the shop. */
  listed(document: Discovery, client: ClientRequest): void;
  /** Checks each running canary. Several processes may do so at once: the first one stops it. */
  look(): Promise<void>;
}

/** Sets the share of canaries that exceed a budget to 0. */
export function createCanaryWatch({ store, key, keys, readCounts, onJudged = () => {}, onStopped }: Deps): CanaryWatch {
  const state: { canaries: RunningCanary[]; document: Discovery | null; client: ClientRequest | null } = {
    canaries: [],
    document: null,
    client: null,
  };

  return {
    listed(document, client) {
      if (document === state.document) return;
      Object.assign(state, { document, client, canaries: runningCanaries(document) });
    },

    async look() {
      const { canaries, client } = state;
      if (!client) return;
      for (const canary of canaries) {
        const counts = await readCounts(canary, client);
        const verdicts = judge(counts, canary.share);
        onJudged(canary, counts, verdicts);
        const verdict = verdicts.find(({ isBeyond }) => isBeyond);
        if (verdict) await stop(canary, verdict);
      }
    },
  };

  async function stop(canary: RunningCanary, verdict: Verdict) {
    const { unit, version } = canary;
    const release = `${unit}@${version}`;
    const reason = describeVerdict(verdict);
    const { isBeyond: _, ...found } = verdict;
    const change = await commitChange(
      store,
      { key, keys },
      {
        author: AUTHOR,
        command: `stop ${unit} ${version}`,
        reason,
        incident: { release, ...found },
        // Meanwhile it may have been promoted, or given another share, for which the counts start anew.
        edit: (document) => (isAsJudged(document, canary) ? stopCanary(document, unit, version) : document),
      },
    );
    if (change) onStopped(release, reason);
  }
}

export const runningCanaries = ({ microFrontends }: Discovery): RunningCanary[] =>
  Object.entries(microFrontends).flatMap(([unit, entries]) =>
    entries.filter(isRunningCanary).map(({ metadata, deployment }) => ({
      unit,
      version: metadata.version,
      share: deployment?.traffic ?? 0,
    })),
  );

const isAsJudged = (document: Discovery, { unit, version, share }: RunningCanary) =>
  runningCanaries(document).some((other) => other.unit === unit && other.version === version && other.share === share);
