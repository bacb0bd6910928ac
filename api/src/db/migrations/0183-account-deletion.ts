/** When an account is deleted whose customer asked for it; until then he may keep it. `origin` is the shop that he saw. */
export const accountDeletion = `
alter table customer
  add column deletion_due_at timestamptz,
  add column deletion_origin text not null default '';
create index on customer (deletion_due_at) where deletion_due_at is not null;
`;
