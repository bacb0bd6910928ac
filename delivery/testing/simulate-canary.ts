import type { ArmCounts, CanaryCounts } from '@odeta/contracts';
import { type Budget, countedBudgets, judge } from '../src/releases/budgets.ts';
import { createSpeeds } from './simulate-speed.ts';

/** The ways in which a canary can be broken. */
export const faults = ['load', 'render', 'server render', 'slow', 'error', 'order', 'unshown', 'lcp', 'inp'] as const;
export type Fault = (typeof faults)[number];

/** The budget that a fault uses up, and for how many visitors of the canary it happens. */
export const faultsOfAll: Record<Fault, { budget: Budget; rate: number }> = {
  load: { budget: 'load', rate: 1 },
  render: { budget: 'render', rate: 1 },
  'server render': { budget: 'render', rate: 1 },
  slow: { budget: 'slow', rate: 0.5 },
  error: { budget: 'error', rate: 0.2 },
  // Of those who order.
  order: { budget: 'order', rate: 1 },
  unshown: { budget: 'unshown', rate: 1 },
  // Half as slow again, for everybody.
  lcp: { budget: 'lcp', rate: 1 },
  inp: { budget: 'inp', rate: 1 },
};

type CountedBudget = (typeof countedBudgets)[number];

/** What happens to visitors without any fault of a release; shares of 1. */
const RETURNING = 0.6;
const SLOW_LINE = 0.02;
const ORDERING = 0.05;
/** On a slow line, if files have to be downloaded: shown late, a file lost, gone without a report, a later file lost. */
const ON_SLOW_LINE = { slow: 0.9, load: 0.05, unshown: 0.05, error: 0.05 };
const ALWAYS: Record<CountedBudget, number> = {
  load: 0.0005,
  render: 0.002,
  slow: 0.005,
  error: 0.01,
  order: 0.02,
  // Programs that read pages without scripts, and lost reports.
  unshown: 0.03,
};

export const noCounts: ArmCounts = {
  visitors: 0,
  downloaded: 0,
  load: 0,
  render: 0,
  slow: 0,
  late: 0,
  error: 0,
  ordered: 0,
  order: 0,
  given: 0,
  unshown: 0,
};

/** A seeded random generator: always the same numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  // Jest looks up globals slowly.
  const { imul } = Math;
  const state = { now: seed };
  return () => {
    state.now = (state.now + 0x6d2b79f5) | 0;
    const one = imul(state.now ^ (state.now >>> 15), 1 | state.now);
    const two = (one + imul(one ^ (one >>> 7), 61 | one)) ^ one;
    return ((two ^ (two >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Plan {
  visitors: number;
  /** Percent. */
  share: number;
  fault?: Fault;
}

export interface Stop {
  /** The visitor, of both versions, after whom the canary was stopped. */
  visitor: number;
  budget: Budget;
}

/**
 * Simulates visitors of a shop, most of whom have the files of the default version and none those of the canary, and judges the canary after
 * each of its visitors with a failure. @returns `null` if it was not stopped.
 */
export function simulateCanary(random: () => number, { visitors, share, fault }: Plan): Stop | null {
  const speeds = createSpeeds(random);
  const counts: CanaryCounts = { canary: { ...noCounts }, beside: { ...noCounts }, speed: speeds.counts };
  for (let visitor = 1; visitor <= visitors; visitor += 1) {
    const isCanary = random() * 100 < share;
    const arm = isCanary ? counts.canary : counts.beside;
    const own = isCanary ? fault : undefined;
    const { hasFailed, ...kind } = visit(random, arm, { isCanary, fault: own });
    const isSlower = speeds.add({ ...kind, isCanary, slower: own === 'lcp' || own === 'inp' ? own : null });
    if (!isCanary || !(hasFailed || isSlower)) continue;
    const verdict = judge(counts, share).find(({ isBeyond }) => isBeyond);
    if (verdict) return { visitor, budget: verdict.budget };
  }
  return null;
}

interface Visit {
  isCanary: boolean;
  fault: Fault | undefined;
}

function visit(random: () => number, arm: ArmCounts, { isCanary, fault }: Visit) {
  const isReturning = random() < RETURNING;
  const isOnSlowLine = random() < SLOW_LINE;
  const downloads = isCanary || !isReturning;
  const orders = random() < ORDERING;
  const chances: Record<CountedBudget, number> = { ...ALWAYS };
  if (downloads && isOnSlowLine) Object.assign(chances, ON_SLOW_LINE);
  if (fault && fault !== 'lcp' && fault !== 'inp') chances[budgetOf(fault)] = faultsOfAll[fault].rate;
  if (!downloads) chances.load = 0;
  if (!downloads) chances.slow = 0;
  if (!orders) chances.order = 0;
  arm.visitors += 1;
  arm.given += 1;
  if (downloads) arm.downloaded += 1;
  if (orders) arm.ordered += 1;
  let hasFailed = false;
  for (const budget of countedBudgets)
    if (random() < chances[budget]) {
      arm[budget] += 1;
      hasFailed = true;
    }
  return { hasFailed, downloads, isOnSlowLine };
}

const budgetOf = (fault: Exclude<Fault, 'lcp' | 'inp'>): CountedBudget =>
  fault === 'server render' ? 'render' : fault;
