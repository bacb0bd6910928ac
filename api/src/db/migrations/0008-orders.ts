/** Exactly once by constraint: one order per cart, one live payment per order, the total is the sum of its parts (I7). */
export const orders = `
create sequence order_sequence;

create table shop_order (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  country text not null references country,
  cart_id bigint not null unique references cart,
  session_id bigint references session on delete set null,
  customer_id uuid references customer on delete set null,
  email text not null,
  state text not null check (state in ('awaiting-payment', 'placed', 'in-progress', 'subsequent', 'sent', 'review', 'sold-out', 'cancelled')),
  payment_state text not null check (payment_state in ('on-delivery', 'pending', 'paid', 'failed', 'refunded')),
  currency text not null,
  items_value bigint not null,
  club_discount bigint not null default 0,
  discount_code_cost bigint not null default 0,
  voucher_discount bigint not null default 0,
  club_fee bigint not null default 0,
  shipping_cost bigint not null default 0,
  total bigint not null check (total >= 0),
  -- The summary as the buyer saw it, with the parts that are not added up.
  summary jsonb not null,
  discount_code_id bigint references discount_code on delete set null,
  shipping text not null,
  shipping_name text not null,
  payment text not null,
  payment_name text not null,
  point_id bigint references pickup_point on delete set null,
  arrives_on date not null,
  bill_to jsonb not null,
  ship_to jsonb not null,
  request_digest bytea not null,
  reserved_until timestamptz,
  placed_at timestamptz not null default now(),
  check (total = items_value - club_discount - discount_code_cost - voucher_discount + club_fee + shipping_cost)
);
create index on shop_order (customer_id, placed_at desc);
create index on shop_order (session_id, country, placed_at desc);
create index on shop_order (reserved_until) where state = 'awaiting-payment';

create table order_item (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order on delete cascade,
  variant_id bigint not null references variant,
  -- Which number of the stock it holds: what is there or what comes.
  source text not null check (source in ('on-hand', 'incoming')),
  quantity int not null check (quantity > 0),
  catalog_number text not null,
  name text not null,
  color_name text not null,
  size text not null,
  picture text not null,
  picture_alt text not null,
  price bigint not null,
  price_promo bigint,
  price_old bigint,
  unique (order_id, variant_id)
);

create table order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order on delete cascade,
  type text not null,
  data jsonb not null default '{}',
  at timestamptz not null default now()
);
create index on order_event (order_id, id);

-- Every yes and no ever said, never changed.
create table consent (
  id bigint generated always as identity primary key,
  country text not null references country,
  email text not null,
  customer_id uuid references customer on delete set null,
  order_id uuid references shop_order on delete set null,
  type text not null,
  text_version text not null,
  active boolean not null,
  source text not null,
  at timestamptz not null default now()
);
create index on consent (email, type, at desc);

create table parcel (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order on delete cascade,
  carrier text not null,
  tracking text,
  state text not null,
  at timestamptz not null default now()
);

create table voucher_use (
  voucher_id bigint not null references voucher,
  order_id uuid not null references shop_order,
  amount bigint not null check (amount > 0),
  released boolean not null default false,
  primary key (voucher_id, order_id)
);

create table idempotency (
  session_id bigint not null references session on delete cascade,
  key text not null,
  request_digest bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (session_id, key)
);
`;
