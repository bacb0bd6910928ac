export const afterSale = `
create table return_case (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  order_id uuid not null references shop_order,
  kind text not null check (kind in ('declaration', 'complaint', 'non-delivery')),
  state text not null check (state in ('opened', 'ready', 'sent', 'registered', 'completed', 'unknown')),
  refund_method text,
  iban text,
  created_at timestamptz not null default now()
);
create index on return_case (order_id);

create table return_item (
  return_id uuid not null references return_case on delete cascade,
  order_item_id bigint not null references order_item,
  quantity int not null check (quantity > 0),
  reason text not null,
  note text not null default '',
  primary key (return_id, order_item_id)
);

create table attachment (
  id uuid primary key default gen_random_uuid(),
  return_id uuid references return_case on delete cascade,
  name text not null,
  media_type text not null,
  bytes int not null,
  path text not null
);

create table review (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  country text not null references country,
  customer_id uuid references customer on delete set null,
  order_item_id bigint unique references order_item,
  stars smallint not null check (stars between 1 and 5),
  size_rating smallint check (size_rating between -1 and 1),
  nick text not null,
  email text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'refused')),
  at timestamptz not null default now()
);
create index on review (product_id, country, state, at desc);
`;
