/** How canaries do, and what others have beside them: a row for each visitor who is measured, and what he met, once each. */
export const canaryVisits = `
create table canary_visit (
  id bigint generated always as identity primary key,
  -- cart@1.5.0-abc, and the share of its audience that it had then: with another one the counts begin anew.
  canary text not null,
  share numeric(5, 2) not null,
  visitor text not null,
  -- A keyed digest of the network that the visitor came from: of one network only few count.
  network text not null,
  has_canary boolean not null,
  shown boolean not null default false,
  load boolean not null default false,
  render boolean not null default false,
  slow boolean not null default false,
  error boolean not null default false,
  ordered boolean not null default false,
  "order" boolean not null default false,
  at timestamptz not null default now(),
  unique (canary, share, visitor)
);
create index on canary_visit (canary, share, network);
create index on canary_visit (at);
`;
