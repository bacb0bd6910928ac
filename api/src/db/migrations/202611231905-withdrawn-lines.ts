/**
 * P6. The lines of its order that a withdrawal in the buyer's own words is from, as a person of the shop has read it; `read_at` is when.
 */
export const withdrawnLines = `
alter table withdrawal add column read_at timestamptz;
create table withdrawal_line (
  withdrawal_id uuid not null references withdrawal on delete cascade,
  order_item_id bigint not null references order_item on delete cascade,
  primary key (withdrawal_id, order_item_id)
);
create index on withdrawal_line (order_item_id);
`;
