import type { Budget, Verdict } from '@odeta/delivery/releases/budgets';
import { rateOf } from '@odeta/delivery/releases/evidence';

export const budgetNames: Record<Budget, string> = {
  load: 'Did not load',
  render: 'Broke while it was shown',
  slow: 'Shown late, if downloaded',
  error: 'Uncaught errors',
  order: 'Failed orders',
  unshown: 'Given and never shown',
  lcp: 'Shown slower (LCP)',
  inp: 'Reacts slower (INP)',
};

/** `Broke while it was shown: 5 of 5 visitors (100 %), 0 of 48 (0 %) beside it; the limit is 0.5 %.` */
export function describeVerdict({ budget, canary, beside, limit }: Verdict): string {
  const share = (arm: Verdict['canary']) => `${arm.failed} of ${arm.of}`;
  return `${budgetNames[budget]}: ${share(canary)} visitors (${percent(rateOf(canary))}), ${share(beside)} (${percent(rateOf(beside))}) beside it; the limit is ${percent(limit)}.`;
}

export const percent = (rate: number): string => `${Number((rate * 100).toFixed(2))} %`;
