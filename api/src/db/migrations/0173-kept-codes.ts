/** P2. Codes for everybody that a customer keeps in his account for a later order. */
export const keptCodes = `
create table kept_code (
  customer_id uuid not null references customer on delete cascade,
  code_id bigint not null references discount_code on delete cascade,
  kept_at timestamptz not null default now(),
  primary key (customer_id, code_id)
);
`;
