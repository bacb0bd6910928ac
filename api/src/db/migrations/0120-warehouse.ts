/**
 * What happens to an order after it was placed: the events of the warehouse in their order, its parcels, and what goes back to
 * its buyer. `parcel` was never written before.
 */
export const warehouse = `
alter table shop_order
  -- Of the last event of the warehouse that was used.
  add column warehouse_sequence int not null default 0,
  -- When the last of its parcels was delivered: from then on the days of a withdrawal count.
  add column delivered_at timestamptz,
  add column cancelled_by text check (cancelled_by in ('buyer', 'warehouse')),
  add column cancelled_at timestamptz,
  -- By how much the amount due was reduced: what was paid online is refunded, the rest is not collected on delivery.
  add column reduced_by bigint not null default 0,
  add check (reduced_by between 0 and total);

alter table order_item
  add column sold_out int not null default 0,
  add column returned int not null default 0,
  add check (sold_out >= 0 and returned >= 0 and sold_out + returned <= quantity);

drop table parcel;
create table parcel (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order on delete cascade,
  -- The warehouse's own name of it.
  reference text not null,
  state text not null check (state in ('packed', 'sent', 'delivered', 'returned')),
  carrier text,
  tracking text,
  tracking_url text,
  expected_on date,
  packed_at timestamptz not null,
  sent_at timestamptz,
  delivered_at timestamptz,
  unique (order_id, reference)
);
create table parcel_item (
  parcel_id uuid not null references parcel on delete cascade,
  order_item_id bigint not null references order_item on delete cascade,
  quantity int not null check (quantity > 0),
  primary key (parcel_id, order_item_id)
);
create index on parcel_item (order_item_id);

create table warehouse_event (
  id text primary key,
  order_id uuid not null references shop_order on delete cascade,
  sequence int not null check (sequence > 0),
  digest bytea not null,
  payload jsonb not null,
  -- An event waits for those with a lower number.
  state text not null check (state in ('waiting', 'applied', 'refused')),
  reason text,
  received_at timestamptz not null default now(),
  unique (order_id, sequence)
);
create index on warehouse_event (received_at) where state = 'waiting';

alter table refund
  alter column payment_id drop not null,
  add column order_id uuid references shop_order,
  -- Of what asks for it: asked for twice, it is one refund. Null: everything that came by a payment which the shop cannot take.
  add column key text unique,
  add column check_at timestamptz not null default now(),
  add column settled_at timestamptz;
update refund r set order_id = p.order_id from payment p where p.id = r.payment_id;
create index on refund (check_at) where state = 'requested';
create index on refund (order_id);
`;
