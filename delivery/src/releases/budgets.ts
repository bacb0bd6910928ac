import type { ArmCounts, CanaryCounts } from '@odeta/contracts';
import { type Arm, evidenceOfRates, evidenceOfShares, rateOf, TOLERANCE } from './evidence.ts';

/** The measures of a version that have a budget. */
export const budgets = ['load', 'render', 'slow', 'error', 'order', 'unshown'] as const;
export type Budget = (typeof budgets)[number];

interface Rule {
  /** A lower failure rate is always accepted. */
  leastRate: number;
  /** The visitors who can have the failure. */
  among: 'visitors' | 'downloaded' | 'ordered' | 'given';
}

const rules: Record<Budget, Rule> = {
  load: { leastRate: 0.005, among: 'downloaded' },
  render: { leastRate: 0.005, among: 'visitors' },
  slow: { leastRate: 0.02, among: 'downloaded' },
  error: { leastRate: 0.005, among: 'visitors' },
  order: { leastRate: 0.005, among: 'ordered' },
  unshown: { leastRate: 0.01, among: 'given' },
};

/** Visitors with a failure; fewer are not significant, however few the others have. */
const LEAST_FAILED = 5;
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
export const judge = (counts: CanaryCounts, share: number): Verdict[] =>
  budgets.map((budget) => {
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

const armOf = (arm: ArmCounts, budget: Budget, among: Rule['among']): Arm => ({ failed: arm[budget], of: arm[among] });
