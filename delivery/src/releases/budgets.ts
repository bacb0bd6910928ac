import type { ArmCounts, CanaryCounts } from '@odeta/contracts';

/** The measures of a version that have a budget. */
export const budgets = ['load', 'render', 'slow', 'error', 'order'] as const;
export type Budget = (typeof budgets)[number];

/** Factor by which a canary's failure rate may exceed that of the versions it is compared with. */
export const TOLERANCE = 1.2;
/** Per budget: a lower failure rate is always accepted. */
const LEAST_RATE: Record<Budget, number> = { load: 0.005, render: 0.005, slow: 0.02, error: 0.005, order: 0.005 };
/** Visitors with a failure; fewer are not significant, however few the others have. */
const LEAST_FAILED = 5;
/** The probability that a canary that is no worse gets stopped, over all budgets and any number of checks. */
export const FALSE_ALARMS = 0.01;
/** Assumed failure ratios of a worse canary. The real one is not known in advance, so that the test averages over these. */
const RATIOS = [2, 4, 8, 16, 32, 64];

export interface Verdict {
  budget: Budget;
  /** Numbers of visitors. */
  canary: { failed: number; of: number };
  beside: { failed: number; of: number };
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
    const [canary, beside] = [armOf(counts.canary, budget), armOf(counts.beside, budget)];
    const limit = Math.max(LEAST_RATE[budget], TOLERANCE * rateOf(beside));
    const evidence = evidenceOf(canary.failed, beside.failed, share);
    const isBeyond = evidence >= ENOUGH_EVIDENCE && canary.failed >= LEAST_FAILED && rateOf(canary) > limit;
    return { budget, canary, beside, limit, evidence, isBeyond };
  });

/**
 * A mixture sequential probability ratio test over the visitors with a failure: if the canary is no worse, the probability that such a
 * visitor has it is at most its share, whatever the failure rate is and however it changes during a day (Lindon and Malek,
 * "Anytime-Valid Inference for Multinomial Count Data", NeurIPS 2022; Robbins, "Statistical Methods Related to the Law of the Iterated
 * Logarithm", 1970). It is exact for small counts, and may be evaluated after every visitor.
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

/** The probability that a visitor with a failure has the canary, if the canary fails `ratio` times as often. */
function probability(share: number, ratio: number) {
  const ofCanary = (share / 100) * ratio;
  return ofCanary / (ofCanary + 1 - share / 100);
}

export const rateOf = ({ failed, of }: Verdict['canary']): number => (of === 0 ? 0 : failed / of);

const armOf = (arm: ArmCounts, budget: Budget) => ({
  failed: arm[budget],
  of: budget === 'order' ? arm.ordered : arm.visitors,
});
