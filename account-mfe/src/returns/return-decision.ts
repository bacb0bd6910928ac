import type { ListedReturn, ReturnOutcome } from '@odeta/contracts';

type Decided = Pick<ListedReturn, 'kind' | 'outcome'> & { readonly decision?: ListedReturn['decision'] };

/** `null` until it is decided. Older servers have only the outcome. */
export const decisionOf = ({ decision, outcome }: Decided): ReturnOutcome | null => decision ?? outcome;

/** Whether money is due: for a complaint, and for missing goods, only once it was granted. */
export function isMoneyDue(decided: Decided): boolean {
  const decision = decisionOf(decided);
  return decision === null ? decided.kind === 'declaration' : decision === 'refund' || decision === 'reduction';
}
