/** D10, D11: when the last letter went out, and the code that the subscriber got. F6: when the visitor last left. */
export const newsletter = `
alter table newsletter
  add column sent_at timestamptz,
  add column reward_id bigint references discount_code on delete set null;
create unique index on newsletter (token_hash);
alter table session add column left_at timestamptz;
`;
