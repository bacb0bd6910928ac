-- All amounts of money are bigint, in minor units of the country's currency.

-- Names that few rows have are in `names`, by country; what is searched or linked has a row for each country.
create table color_family (
  code text primary key,
  hex text not null,
  names jsonb not null,
  position int not null check (position between 0 and 52)
);

create table color (
  code text primary key,
  hex text not null,
  names jsonb not null,
  position int not null default 0,
  family text references color_family
);

create table size (
  code text primary key,
  position int not null check (position >= 0)
);

create table size_kind (
  code text primary key,
  names jsonb not null,
  sizes text[] not null,
  position int not null
);

create table material (
  code text primary key,
  names jsonb not null,
  position int not null default 0 check (position >= 0)
);

create table care (
  code text primary key,
  texts jsonb not null
);

create table manufacturer (
  code text primary key,
  name text not null,
  address text not null,
  email text not null
);

create table category (
  id bigint generated always as identity primary key,
  key text not null unique,
  parent_id bigint references category,
  kind text not null default 'standard' check (kind in ('standard', 'sale', 'new')),
  position int not null default 0,
  active boolean not null default true,
  size_table_synonyms text[] not null default '{}'
);

create table category_text (
  category_id bigint not null references category on delete cascade,
  country text not null references country,
  name text not null,
  slug text not null,
  description text not null default '',
  primary key (category_id, country),
  unique (country, slug) deferrable initially deferred
);

create table product (
  id bigint generated always as identity primary key,
  catalog_number text not null unique,
  brand text not null,
  manufacturer text not null references manufacturer,
  care text references care,
  main_category_id bigint not null references category,
  published_on date not null,
  is_new boolean not null default false,
  popularity int not null default 0,
  active boolean not null default true,
  size_kind text references size_kind,
  -- P11. Measures of goods without a size table.
  measured jsonb,
  -- P11. Where the body that wears the goods is measured, if that differs from others of the category.
  worn jsonb
);
create index on product (main_category_id);
-- C3. The most popular goods are read from the end of an index, without sorting all of them.
create index on product (popularity desc, id) where active;

create table product_text (
  product_id bigint not null references product on delete cascade,
  country text not null references country,
  name text not null,
  slug text not null,
  description text not null default '',
  folded text generated always as (fold(name)) stored,
  primary key (product_id, country),
  unique (country, slug) deferrable initially deferred
);
create index on product_text using gin (folded public.gin_trgm_ops);

create table product_category (
  product_id bigint not null references product on delete cascade,
  category_id bigint not null references category on delete cascade,
  primary key (category_id, product_id)
);
create index on product_category (product_id);

create table product_material (
  product_id bigint not null references product on delete cascade,
  material text not null references material,
  percent int not null check (percent between 1 and 100),
  position int not null,
  primary key (product_id, material)
);

-- Not used.
create table product_tag (
  product_id bigint not null references product on delete cascade,
  country text not null references country,
  tag text not null,
  primary key (product_id, country, tag)
);

create table product_color (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  color text not null references color,
  position int not null default 0,
  pictures text[] not null,
  -- P11. Where the goods are in their pictures.
  goods jsonb,
  unique (product_id, color)
);

create table variant (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  product_color_id bigint not null references product_color,
  size text not null references size,
  sku text not null unique,
  active boolean not null default true,
  unique (product_color_id, size)
);
create index on variant (product_id);

create table price (
  variant_id bigint not null references variant on delete cascade,
  country text not null references country,
  price bigint not null check (price >= 0),
  price_promo bigint check (price_promo >= 0),
  -- Omnibus: the lowest price of the 30 days before the promotion.
  price_old bigint,
  -- Rounded down, so that it never promises too much; null when it is less than one percent (Omnibus).
  discount_percent int
    generated always as (nullif(greatest((price_old - price_promo) * 100 / nullif(price_old, 0), 0), 0)::int) stored,
  check ((price_promo is null) = (price_old is null)),
  primary key (variant_id, country)
);

-- Former prices, from which the seed's `price_old` follows.
create table price_history (
  variant_id bigint not null references variant on delete cascade,
  country text not null references country,
  since date not null,
  price bigint not null,
  primary key (variant_id, country, since)
);

-- The cheapest variant of each product: what lists show and sort by. Whoever changes a price refreshes it.
create table product_offer (
  product_id bigint not null references product on delete cascade,
  country text not null references country,
  price bigint not null,
  price_promo bigint,
  price_old bigint,
  price_paid bigint not null generated always as (coalesce(price_promo, price)) stored,
  discount_percent int,
  -- Of the country's own reviews; stars have halves.
  rating_sum real not null default 0,
  rating_count int not null default 0,
  primary key (country, product_id)
);
create index on product_offer (country, price_paid);
create index on product_offer (country, discount_percent desc nulls last);

create table stock (
  variant_id bigint primary key references variant on delete cascade,
  on_hand int not null default 0 check (on_hand >= 0),
  reserved int not null default 0 check (reserved >= 0),
  -- Pieces that come in 3-4 weeks, and how many of them are ordered already.
  incoming int not null default 0 check (incoming >= 0),
  preordered int not null default 0 check (preordered >= 0),
  back_in_stock boolean not null default false,
  check (reserved <= on_hand),
  check (preordered <= incoming)
) with (fillfactor = 70);
