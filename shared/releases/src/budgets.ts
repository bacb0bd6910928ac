import type { ArmCounts, CanaryCounts } from '@odeta/contracts';

/** What of a version has a budget. */
export const budgets = ['load', 'render', 'slow', 'error', 'order'] as const;
export type Budget = (typeof budgets)[number];

/** So many times the rate of the versions beside it a canary may fail. */
export const TOLERANCE = 1.2;
/** Of each budget: less than that is never too much. */
const LEAST_RATE: Record<Budget, number> = { load: 0.005, render: 0.005, slow: 0.02, error: 0.005, order: 0.005 };
/** Visitors for whom it failed: fewer prove nothing, however few others there are. */
const LEAST_FAILED = 5;
/** The chance that a canary which is no worse is stopped, over all budgets and however often one looks. */
export const FALSE_ALARMS = 0.01;
/** How many times more often than the others it fails, if it fails more often: nobody knows beforehand. */
const RATIOS = [2, 4, 8, 16, 32, 64];

export interface Verdict {
  budget: Budget;
  /** Visitors. */
  canary: { failed: number; of: number };
  beside: { failed: number; of: number };
  /** The rate up to which the canary is within its budget. */
  limit: number;
  /** How much better "it is worse" explains what was counted than "it is not". */
  evidence: number;
  isBeyond: boolean;
}

/** The evidence from which a canary is stopped; by Ville's inequality it is passed by chance no more often than in its inverse. */
export const ENOUGH_EVIDENCE = budgets.length / FALSE_ALARMS;

/** `share`: percent of the audience that has the canary. */
export const judge = (counts: CanaryCounts, share: number): Verdict[] =>
  budgets.map((budget) => {
    const [canary, beside] = [armOf(counts.canary, budget), armOf(counts.beside, budget)];
    const limit = Math.max(LEAST_RATE[budget], TOLERANCE * rateOf(beside));
    const evidence = evidenceOf(canary.failed, beside.failed, share);
    const isBeyond = evidence >= ENOUGH_EVIDENCE && canary.failed >= LEAST_FAILED && rateOf(canary) > limit;
    return { budget, canary, beside, limit, evidence, isBeyond };
  });

/**
 * A mixture sequential probability ratio test over the visitors for whom something failed: if the canary is no worse, one of them has it with
 * no more than the probability of its share, whatever the rate of failures is, and however it changes in the course of a day (Lindon and Malek,
 * "Anytime-Valid Inference for Multinomial Count Data", NeurIPS 2022; Robbins, "Statistical Methods Related to the Law of the Iterated
 * Logarithm", 1970). It is exact for small counts, and may be looked at after every visitor.
 */
export function evidenceOf(ofCanary: number, ofOthers: number, share: number): number {
  if (share <= 0 || share >= 100) return 0;
  const fair = probability(share, TOLERANCE);
  const ratios = RATIOS.map((ratio) => {
    const worse = probability(share, ratio);
    return Math.exp(ofCanary * Math.log(worse / fair) + ofOthers * Math.log((1 - worse) / (1 - fair)));
  });
  return ratios.reduce((sum, each) => sum + each, 0) / ratios.length;
}

/** That a visitor for whom it failed has the canary, if that fails so many times as often. */
function probability(share: number, ratio: number) {
  const ofCanary = (share / 100) * ratio;
  return ofCanary / (ofCanary + 1 - share / 100);
}

export const rateOf = ({ failed, of }: Verdict['canary']): number => (of === 0 ? 0 : failed / of);

const armOf = (arm: ArmCounts, budget: Budget) => ({
  failed: arm[budget],
  of: budget === 'order' ? arm.ordered : arm.visitors,
});
