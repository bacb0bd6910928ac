import {
  type ArmCounts,
  type CanaryCounts,
  type SpeedCounts,
  type SpeedMeasure,
  speedMeasures,
} from '@odeta/contracts';
import { type Arm, evidenceOfRates, evidenceOfShares, rateOf, TOLERANCE } from './evidence.ts';

/** What can fail for a visitor. */
export const countedBudgets = ['load', 'render', 'slow', 'error', 'order', 'unshown'] as const;
type CountedBudget = (typeof countedBudgets)[number];
/** The measures of a version that have a budget. */
export const budgets = [...countedBudgets, ...speedMeasures] as const;
export type Budget = (typeof budgets)[number];

interface Rule {
  /** A lower failure rate is always accepted. */
  leastRate: number;
  /** The visitors who can have the failure. */
  among: 'visitors' | 'downloaded' | 'ordered' | 'given';
}

const rules: Record<CountedBudget, Rule> = {
  load: { leastRate: 0.005, among: 'downloaded' },
  render: { leastRate: 0.005, among: 'visitors' },
  slow: { leastRate: 0.02, among: 'downloaded' },
  error: { leastRate: 0.005, among: 'visitors' },
  order: { leastRate: 0.005, among: 'ordered' },
  unshown: { leastRate: 0.01, among: 'given' },
};

/** Visitors with a failure; fewer are not significant, however few the others have. */
const LEAST_FAILED = 5;
/** The same for visitors whose page was slower than half of the others' pages: half of any version's visitors are. */
const LEAST_SLOWER = 30;
/** The probability that a canary that is no worse gets stopped, over all budgets and any number of checks. */
export const FALSE_ALARMS = 0.01;

export interface Verdict {
  budget: Budget;
  canary: Arm;
  beside: Arm;
  /** The failure rate up to which the canary is within its budget. */
  limit: number;
  /** Likelihood ratio: how much better "it is worse" explains the counts than "it is not worse". */
  evidence: number;
  isBeyond: boolean;
}

/** A canary with at least this evidence is stopped. By Ville's inequality chance reaches it with at most the inverse probability. */
export const ENOUGH_EVIDENCE = budgets.length / FALSE_ALARMS;

/** `share`: percent of the audience that gets the canary. */
export const judge = (counts: CanaryCounts, share: number): Verdict[] => [
  ...judgeCounts(counts, share),
  ...speedMeasures.map((measure) => judgeSpeed(measure, counts.speed?.filter((one) => one.measure === measure) ?? [])),
];

const judgeCounts = (counts: CanaryCounts, share: number): Verdict[] =>
  countedBudgets.map((budget) => {
    const { leastRate, among } = rules[budget];
    const [canary, beside] = [armOf(counts.canary, budget, among), armOf(counts.beside, budget, among)];
    const limit = Math.max(leastRate, TOLERANCE * rateOf(beside));
    const evidence =
      among === 'downloaded'
        ? evidenceOfRates(canary, beside, leastRate)
        : evidenceOfShares(canary.failed, beside.failed, share);
    const isBeyond = evidence >= ENOUGH_EVIDENCE && canary.failed >= LEAST_FAILED && rateOf(canary) > limit;
    return { budget, canary, beside, limit, evidence, isBeyond };
  });

/**
 * Visitors are compared with those whose lines and caches are alike, and the evidence of the groups is multiplied: each is a martingale with the
 * mean 1 at most if the canary is no slower than allowed, and their visitors are independent. So it says nothing if more visitors on slow lines
 * have the canary.
 */
function judgeSpeed(budget: SpeedMeasure, groups: readonly SpeedCounts[]): Verdict {
  const sum = (arms: readonly Arm[]): Arm => ({
    failed: arms.reduce((all, { failed }) => all + failed, 0),
    of: arms.reduce((all, { of }) => all + of, 0),
  });
  const [canary, beside] = [sum(groups.map((one) => one.canary)), sum(groups.map((one) => one.beside))];
  // As many as there would be with the rates of those beside it.
  const expected = groups.reduce((all, one) => all + one.canary.of * rateOf(one.beside), 0);
  const limit = rateOf({ failed: expected, of: canary.of });
  const evidence = groups.reduce((all, one) => all * evidenceOfRates(one.canary, one.beside, 0, 1), 1);
  const isBeyond = evidence >= ENOUGH_EVIDENCE && canary.failed >= LEAST_SLOWER && rateOf(canary) > limit;
  return { budget, canary, beside, limit, evidence, isBeyond };
}

const armOf = (arm: ArmCounts, budget: CountedBudget, among: Rule['among']): Arm => ({
  failed: arm[budget],
  of: arm[among],
});
