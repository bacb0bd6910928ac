/** Counts of requests (`RATE_LIMIT_STORE=postgres`). Unlogged: nobody misses them after a crash, and they are written often. */
export const rateCounts = `
create unlogged table rate_count (
  key text primary key,
  count integer not null,
  reset_at timestamptz not null
);
create index on rate_count (reset_at);
`;
