/** Change sets that a second person has to approve. `decided_by`: who has; never the author. */
export const approvals = `
create table change_approval (
  change_set_id bigint primary key references change_set on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  decided_by text,
  decided_at timestamptz,
  reason text not null default '',
  check ((state = 'waiting') = (decided_by is null) and (decided_by is null) = (decided_at is null))
);
create index on change_approval (change_set_id) where state = 'waiting';
`;
