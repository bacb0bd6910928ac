/**
 * P6. Directive (EU) 2019/771, article 13: `remedy` is what the buyer asks for in a complaint, empty if they were not asked; `outcome` also
 * a repair and a price reduction. `liable_until`: the last day of the seller's liability after a repair or a replacement.
 */
export const complaintRemedies = `
alter table return_case
  drop constraint return_case_outcome_check,
  add constraint return_case_outcome_check check (outcome in ('refund', 'reduction', 'repaired', 'replaced', 'refused')),
  add column remedy text not null default '' check (remedy in ('', 'repair', 'replacement', 'reduction', 'refund')),
  add column liable_until date;
`;
