/** N1. Orders that a session may see because the link of an e-mail was opened in it. */
export const orderGrant = `
create table order_grant (
  session_id bigint not null references session on delete cascade,
  order_id uuid not null references shop_order on delete cascade,
  expires_at timestamptz not null,
  primary key (session_id, order_id)
);
create index on order_grant (order_id);
`;
