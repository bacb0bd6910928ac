/**
 * Amendments of orders that are not packed. `shop_order.revision` counts them, for the warehouse. `member_id`: the employee who did it; null:
 * the buyer. Addresses are only in the order itself.
 */
export const amendments = `
alter table shop_order add column revision int not null default 0;

create table order_amendment (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order on delete cascade,
  revision int not null,
  -- Of the request, so that one that is sent again has no further effect.
  request_key text not null,
  request_digest bytea not null,
  member_id bigint references staff_member,
  amended_at timestamptz not null,
  unique (order_id, revision),
  unique (order_id, request_key)
);
`;
