/** A cart is of one visitor and one country, and open until its order is placed. */
export const carts = `
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
  updated_at timestamptz not null default now()
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

create table cart_voucher (
  cart_id bigint not null references cart on delete cascade,
  voucher_id bigint not null references voucher on delete cascade,
  primary key (cart_id, voucher_id)
);

-- I9: kept for 60 days, not reserved.
create table saved_item (
  id bigint generated always as identity primary key,
  session_id bigint references session on delete cascade,
  customer_id uuid references customer on delete cascade,
  country text not null references country,
  variant_id bigint not null references variant on delete cascade,
  quantity int not null,
  saved_at timestamptz not null default now()
);
create index on saved_item (session_id, country);
create index on saved_item (customer_id, country);

create table wishlist_item (
  id bigint generated always as identity primary key,
  session_id bigint references session on delete cascade,
  customer_id uuid references customer on delete cascade,
  country text not null references country,
  product_id bigint not null references product on delete cascade,
  product_color_id bigint references product_color on delete cascade,
  added_at timestamptz not null default now(),
  unique nulls not distinct (session_id, customer_id, country, product_id, product_color_id)
);
create index on wishlist_item (customer_id, country);
`;
