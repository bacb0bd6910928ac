/** P5. The code by which a guest opens his order; the newest one alone is good. `hash`: keyed, of the order and the code. */
export const orderCodes = `
create table order_code (
  order_id uuid primary key references shop_order on delete cascade,
  hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index on order_code (expires_at);
`;
