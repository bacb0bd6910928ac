create sequence order_sequence;

-- Constraints make orders unique: one order for each cart, and the total is the sum of its parts (I7).
create table shop_order (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  country text not null references country,
  cart_id bigint not null unique references cart,
  session_id bigint references session on delete set null,
  customer_id uuid references customer on delete set null,
  email text not null,
  state text not null check (state in
    ('awaiting-payment', 'placed', 'in-progress', 'subsequent', 'sent', 'review', 'sold-out', 'cancelled')),
  payment_state text not null check (payment_state in ('on-delivery', 'pending', 'paid', 'failed', 'refunded')),
  currency text not null,
  items_value bigint not null,
  club_discount bigint not null default 0,
  discount_code_cost bigint not null default 0,
  voucher_discount bigint not null default 0,
  club_fee bigint not null default 0,
  shipping_cost bigint not null default 0,
  total bigint not null check (total >= 0),
  -- The summary as the buyer saw it. Read there only what has no column: amounts are those of the columns.
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
  -- L4. Consents count from the moment when the order is placed; until then they are here.
  pending_consents jsonb,
  -- The point when the order was placed: operators rename, move and close their points.
  pickup_point jsonb,
  -- Origin of the shop that was used, for links in e-mails.
  origin text not null default '',
  -- Signed versions of the front end that was used, by unit; null when unknown.
  versions jsonb,
  -- N3. The page that may report the purchase to the tag manager; empty when the buyer refused, null while no page has asked.
  purchase_claim text,
  -- Of the last event of the warehouse that was applied.
  warehouse_sequence int not null default 0,
  -- When the last parcel was delivered: the days for a withdrawal count from then on.
  delivered_at timestamptz,
  cancelled_by text check (cancelled_by in ('buyer', 'warehouse')),
  cancelled_at timestamptz,
  -- Reduction of the amount due: what was paid online is refunded, the rest is not collected on delivery.
  reduced_by bigint not null default 0,
  -- The company that is invoiced; null when the buyer is a person.
  invoice_to jsonb,
  -- Of the second parcel, if the buyer chose to get later goods separately.
  later_arrives_on date,
  check (total = items_value - club_discount - discount_code_cost - voucher_discount + club_fee + shipping_cost),
  check (reduced_by between 0 and total)
);
create index on shop_order (customer_id, placed_at desc);
create index on shop_order (session_id, country, placed_at desc);
create index on shop_order (reserved_until) where state = 'awaiting-payment';

create table order_item (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order on delete cascade,
  variant_id bigint not null references variant,
  -- Whether it reserves stock on hand or incoming stock.
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
  sold_out int not null default 0,
  returned int not null default 0,
  unique (order_id, variant_id),
  check (sold_out >= 0 and returned >= 0 and sold_out + returned <= quantity)
);

create table order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order on delete cascade,
  type text not null,
  data jsonb not null default '{}',
  at timestamptz not null default now()
);
create index on order_event (order_id, id);

create table parcel (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order on delete cascade,
  -- The warehouse's own id of the parcel.
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
