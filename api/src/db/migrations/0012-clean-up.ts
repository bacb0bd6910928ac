export const cleanUp = `
-- By this the keys of requests are found that nobody repeats any more.
create index on idempotency (created_at);
`;
