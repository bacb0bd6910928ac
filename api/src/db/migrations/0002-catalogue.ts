/** Names that few rows have stand in `names`, keyed by country; what is searched or linked has a row per country. */
export const catalogue = `
create table color (code text primary key, hex text not null, names jsonb not null);
create table size (code text primary key, position int not null);
create table material (code text primary key, names jsonb not null);
create table care (code text primary key, texts jsonb not null);
create table manufacturer (code text primary key, name text not null, address text not null, email text not null);

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
  rating_sum int not null default 0,
  rating_count int not null default 0,
  active boolean not null default true
);
create index on product (main_category_id);

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
`;
