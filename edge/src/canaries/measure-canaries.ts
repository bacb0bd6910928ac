import type { CanaryCounts, Discovery } from '@odeta/contracts';
import { ENOUGH_EVIDENCE, type Verdict } from '@odeta/delivery/releases/budgets';
import { rateOf } from '@odeta/delivery/releases/evidence';
import type { Metrics, Readings } from '@odeta/node/metrics';
import { type RunningCanary, runningCanaries } from './canary-watch.ts';

interface Judged {
  counts: CanaryCounts;
  verdicts: readonly Verdict[];
}

const nameOf = ({ unit, version }: RunningCanary) => `${unit}@${version}`;

/** Listed versions with their share of visitors, and how canaries do against their budgets. */
export function measureReleases(metrics: Metrics) {
  const state = { document: null as Discovery | null, judged: new Map<string, Judged>() };
  const gauge = (name: string, help: string, labels: string[], read: () => Readings) =>
    metrics.gauge({ name, help, labels }, read);
  const ofJudged = (read: (unit: string, judged: Judged) => [Record<string, string>, number][]) => () =>
    [...state.judged].flatMap(([unit, judged]) => read(unit, judged));

  gauge('odeta_release_traffic_ratio', 'Share of its audience that a listed version is for.', ['unit', 'stage'], () =>
    state.document ? trafficOf(state.document) : [],
  );
  const ofCanary = ['unit', 'group'];
  gauge(
    'odeta_canary_visitors',
    'Measured visitors with the canary, and beside it.',
    ofCanary,
    ofJudged((unit, { counts }) => [
      [{ unit, group: 'canary' }, counts.canary.visitors],
      [{ unit, group: 'beside' }, counts.beside.visitors],
    ]),
  );
  gauge(
    'odeta_canary_failure_ratio',
    'Failures by budget.',
    ['unit', 'budget', 'group'],
    ofJudged((unit, { verdicts }) =>
      verdicts.flatMap(({ budget, canary, beside }): [Record<string, string>, number][] => [
        [{ unit, budget, group: 'canary' }, rateOf(canary)],
        [{ unit, budget, group: 'beside' }, rateOf(beside)],
      ]),
    ),
  );
  gauge(
    'odeta_canary_evidence_ratio',
    'Evidence that it is worse; from 1 it is stopped.',
    ['unit', 'budget'],
    ofJudged((unit, { verdicts }) =>
      verdicts.map(({ budget, evidence }) => [{ unit, budget }, evidence / ENOUGH_EVIDENCE]),
    ),
  );

  return {
    listed(document: Discovery) {
      state.document = document;
      const running = new Set(runningCanaries(document).map(nameOf));
      for (const unit of state.judged.keys()) if (!running.has(unit)) state.judged.delete(unit);
    },
    judged: (canary: RunningCanary, counts: CanaryCounts, verdicts: readonly Verdict[]) =>
      void state.judged.set(nameOf(canary), { counts, verdicts }),
  };
}
export type ReleaseMeasures = ReturnType<typeof measureReleases>;

const trafficOf = ({ microFrontends }: Discovery): Readings =>
  Object.entries(microFrontends).flatMap(([unit, entries]) =>
    entries.map(({ metadata, deployment }) => {
      const isDefault = deployment?.default !== false;
      const labels = { unit: `${unit}@${metadata.version}`, stage: isDefault ? 'live' : 'canary' };
      return [labels, isDefault ? 1 : (deployment?.traffic ?? 0) / 100] as const;
    }),
  );
