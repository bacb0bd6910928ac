import type { CanaryCounts, Discovery, DiscoveryEntry, Release } from '@odeta/contracts';
import { judge, type Verdict } from '@odeta/delivery/releases/budgets';
import type { Change, Incident } from '@odeta/delivery/releases/change';
import { describeChanges, describeShare } from '@odeta/delivery/releases/describe';
import { readSteps, type Step } from '@odeta/delivery/releases/history';
import type { TrustedKeys } from '@odeta/delivery/releases/keys';
import { isRetired, withoutExpired } from '@odeta/delivery/releases/retired';
import type { ReadableStore } from '@odeta/delivery/releases/store';
import type { RecentError, RecentErrors } from '../browser-errors/recent-errors.ts';
import { type RunningCanary, runningCanaries } from '../canaries/canary-watch.ts';
import type { PhaseTimes, Timings } from '../timings/timings.ts';
import { type CheckedFiles, createReleaseReader } from './release-reader.ts';

/** The number of changes that are read. */
const MOST_STEPS = 200;

export interface ListedVersion {
  version: string;
  /** Percent of the visitors; `null` for a version that only purchases which started with it still get. */
  traffic: number | null;
  isDefault: boolean;
  share: string;
}

export interface UnitRow {
  unit: string;
  owner: string | undefined;
  versions: ListedVersion[];
  /** Compressed bytes of what a first page loads. */
  firstLoad: number | null;
  files: CheckedFiles | null;
  changedAt: string | undefined;
  changedBy: string | undefined;
}

export interface CanaryRow extends RunningCanary {
  beside: string | undefined;
  /** `null` when the API could not count. */
  verdicts: Verdict[] | null;
}

type Said = Pick<Change, 'number' | 'time' | 'author' | 'command' | 'reason'>;

export interface Overview {
  readAt: string;
  number: number;
  time: string | undefined;
  author: string | undefined;
  problem: string | null;
  units: UnitRow[];
  canaries: CanaryRow[];
  incidents: (Said & { incident: Incident })[];
  history: (Said & { changes: string[] })[];
  timings: { release: string; phases: PhaseTimes[] }[];
  errors: RecentError[];
  /** By unit, the oldest first. */
  sizes: Record<string, { version: string; time: string; bytes: number }[]>;
}

interface Deps {
  store: ReadableStore;
  keys: TrustedKeys;
  timings: Pick<Timings, 'of'>;
  errors: Pick<RecentErrors, 'list'>;
  problem(): string | null;
}

type CountReader = (canary: RunningCanary) => Promise<CanaryCounts>;

/** Reads what is live, its history and its health from the release store and the API's counts. */
export function createOverview({ store, keys, timings, errors, problem }: Deps) {
  const { releaseOf, filesOf } = createReleaseReader(store);

  return async (document: Discovery, readCounts: CountReader): Promise<Overview> => {
    const steps: Step[] = [];
    for await (const step of readSteps(store, keys)) if (steps.push(step) >= MOST_STEPS) break;
    const newest = steps[0]?.change;
    return {
      readAt: new Date().toISOString(),
      number: newest?.number ?? 0,
      time: newest?.time,
      author: newest?.author,
      problem: problem(),
      units: await Promise.all(Object.entries(document.microFrontends).map((unit) => rowOf(unit, steps))),
      canaries: await Promise.all(runningCanaries(document).map((canary) => canaryOf(canary, document, readCounts))),
      incidents: steps.flatMap(({ change }) =>
        change.incident ? [{ ...saidIn(change), incident: change.incident }] : [],
      ),
      history: steps.map(({ change, before }) => ({
        ...saidIn(change),
        changes: describeChanges(before, change.document),
      })),
      timings: timingsOf(document),
      errors: errors.list(),
      sizes: await sizesOf(steps, releaseOf),
    };
  };

  function timingsOf({ microFrontends }: Discovery) {
    const releases = Object.entries(microFrontends).flatMap(([unit, entries]) =>
      entries.map(({ metadata }) => `${unit}@${metadata.version}`),
    );
    return releases.map((release) => ({ release, phases: timings.of(release) }));
  }

  async function rowOf([unit, entries]: [string, DiscoveryEntry[]], steps: readonly Step[]): Promise<UnitRow> {
    const general = entries.find(isGeneral);
    const release = general ? await releaseOf(general) : null;
    const changed = steps.find(
      ({ before, change }) => !isSame(before.microFrontends[unit], change.document.microFrontends[unit]),
    );
    return {
      unit,
      owner: release?.owner,
      versions: withoutExpired(entries, Date.now()).map((entry) => versionOf(entry, entries)),
      firstLoad: release && firstLoadOf(release),
      files: general ? await filesOf(general) : null,
      changedAt: changed?.change.time,
      changedBy: changed?.change.author,
    };
  }
}

async function sizesOf(steps: readonly Step[], releaseOf: (entry: DiscoveryEntry) => Promise<Release | null>) {
  const sizes = new Map<string, Overview['sizes'][string]>();
  for (const { change } of steps.toReversed())
    for (const [unit, entries] of Object.entries(change.document.microFrontends)) {
      const entry = entries.find(isGeneral);
      const known = sizes.get(unit) ?? [];
      sizes.set(unit, known);
      if (!entry || known.at(-1)?.version === entry.metadata.version) continue;
      const release = await releaseOf(entry);
      if (release) known.push({ version: release.version, time: change.time, bytes: firstLoadOf(release) });
    }
  return Object.fromEntries(sizes);
}

async function canaryOf(canary: RunningCanary, document: Discovery, readCounts: CountReader): Promise<CanaryRow> {
  const counts = await readCounts(canary).catch(() => null);
  const beside = document.microFrontends[canary.unit]?.find(isGeneral)?.metadata.version;
  return { ...canary, beside, verdicts: counts && judge(counts, canary.share) };
}

function versionOf(entry: DiscoveryEntry, all: readonly DiscoveryEntry[]): ListedVersion {
  const isDefault = isGeneral(entry);
  const ofCanaries = all.reduce((sum, other) => sum + (isGeneral(other) ? 0 : (other.deployment?.traffic ?? 0)), 0);
  const traffic = isDefault ? 100 - ofCanaries : (entry.deployment?.traffic ?? 0);
  return {
    version: entry.metadata.version,
    traffic: isRetired(entry) ? null : traffic,
    isDefault,
    share: describeShare(entry),
  };
}

/** Entry, scripts, styles, inline script and the messages of one language. */
function firstLoadOf({ entry, scripts, styles, boot, messages, files }: Release) {
  const names = [entry, ...scripts, ...styles, ...(boot ? [boot] : []), messages.sk];
  return [...new Set(names)].reduce((sum, file) => sum + (file ? (files[file]?.brotliBytes ?? 0) : 0), 0);
}

const isGeneral = ({ deployment }: DiscoveryEntry) => deployment?.default ?? true;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const saidIn = ({ number, time, author, command, reason }: Change): Said => ({ number, time, author, command, reason });
