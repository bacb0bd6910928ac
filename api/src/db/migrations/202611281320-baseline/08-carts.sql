-- A cart belongs to one visitor and one country, and is open until its order is placed.
create table cart (
  id bigint generated always as identity primary key,
  session_id bigint references session on delete set null,
  customer_id uuid references customer on delete set null,
  country text not null references country,
  state text not null default 'open' check (state in ('open', 'ordered')),
  shipping text,
  payment text,
  shipping_post_code text not null default '',
  point_id bigint references pickup_point on delete set null,
  address_id bigint references address on delete set null,
  discount_code_id bigint references discount_code on delete set null,
  club_checked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- P7. Whether the buyer chose the destination; if not, the parcel goes to the default address.
  destination_chosen boolean not null default false,
  -- I6, J4. Whether goods that come later are sent with the others or in a parcel of their own.
  later_items text not null default 'together' check (later_items in ('together', 'separately')),
  -- J2. Delivery and payment were filled in from the last order; only once, so that a change is not undone.
  repeated boolean not null default false
);
create unique index cart_open on cart (session_id, country) where state = 'open';
create index on cart (customer_id);

create table cart_item (
  id bigint generated always as identity primary key,
  cart_id bigint not null references cart on delete cascade,
  variant_id bigint not null references variant,
  quantity int not null check (quantity between 1 and 20),
  checked boolean not null default true,
  added_at timestamptz not null default now(),
  unique (cart_id, variant_id)
);
create index on cart_item (variant_id);

-- I4. Lines that were removed from a cart: an undo restores them under their own id, and so in their place. `saved`: pieces that
-- the removal added to the buy-later list (I9); null when the line was deleted.
create table removed_item (
  id bigint primary key,
  cart_id bigint not null references cart on delete cascade,
  variant_id bigint not null references variant on delete cascade,
  quantity int not null,
  checked boolean not null,
  added_at timestamptz not null,
  removed_at timestamptz not null default now(),
  saved int check (saved >= 0)
);
create index on removed_item (cart_id);
create index on removed_item (removed_at);

create table cart_voucher (
  cart_id bigint not null references cart on delete cascade,
  voucher_id bigint not null references voucher on delete cascade,
  primary key (cart_id, voucher_id)
);

-- I9. The buy-later list of a visitor or of a customer; kept for 60 days, not reserved.
create table saved_item (
  id bigint generated always as identity primary key,
  session_id bigint references session on delete cascade,
  customer_id uuid references customer on delete cascade,
  country text not null references country,
  variant_id bigint not null references variant on delete cascade,
  quantity int not null check (quantity between 1 and 20),
  saved_at timestamptz not null default now(),
  unique nulls not distinct (session_id, customer_id, country, variant_id),
  check (num_nonnulls(session_id, customer_id) = 1)
);
create index on saved_item (session_id, country);
create index on saved_item (customer_id, country);
create index on saved_item (saved_at);

-- P14. `price`: the lowest price of the colour when it was added. `removed_at`: an undo restores the item in its place.
create table wishlist_item (
  id bigint generated always as identity primary key,
  session_id bigint references session on delete cascade,
  customer_id uuid references customer on delete cascade,
  country text not null references country,
  product_id bigint not null references product on delete cascade,
  product_color_id bigint references product_color on delete cascade,
  added_at timestamptz not null default now(),
  variant_id bigint references variant on delete set null,
  price bigint,
  removed_at timestamptz,
  unique nulls not distinct (session_id, customer_id, country, product_id, product_color_id)
);
create index on wishlist_item (customer_id, country);
create index on wishlist_item (removed_at) where removed_at is not null;

-- Whoever has the token may look at the list.
create table wishlist_share (
  token text primary key,
  session_id bigint not null references session on delete cascade,
  country text not null references country,
  created_at timestamptz not null default now()
);
create index on wishlist_share (session_id, country);

-- Carts that partners have prepared: each is opened once, by a link, and becomes the cart of whoever opens it.
create table prepared_checkout (
  id uuid primary key default gen_random_uuid(),
  partner text not null,
  country text not null references country,
  items jsonb not null,
  discount_code text,
  -- Of the partner's page, and the page to return to.
  origin text not null,
  return_url text,
  -- Of the shop that the partner called.
  shop_origin text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz,
  session_id bigint references session on delete set null,
  cart_id bigint references cart on delete set null,
  cancelled_at timestamptz
);
create index on prepared_checkout (session_id, opened_at desc);
create index on prepared_checkout (cart_id);
create index on prepared_checkout (created_at);
