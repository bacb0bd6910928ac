/** P5. A refund that the bank does not make: how often it was requested, what the bank said, and since when a person has to look at it. */
export const refusedRefunds = `
alter table refund
  add column attempts int not null default 0,
  add column refusal text,
  add column handed_over_at timestamptz;
create index on refund (handed_over_at) where state = 'requested' and handed_over_at is not null;
`;
