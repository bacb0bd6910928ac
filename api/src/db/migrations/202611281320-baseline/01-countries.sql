-- `fold` makes words comparable whatever their case and accents. It is `immutable`, so that it can be indexed. The extensions are in
-- `public`, so that several schemas of one database can share them.
create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;

create function fold(words text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, words));

-- One row for each shop. `closed_days` and `open_days` differ from the public holidays of the library (I6); `holidays` is no
-- longer read.
create table country (
  code text primary key,
  name text not null,
  free_delivery_from bigint,
  return_days int not null,
  dispatch_until int not null check (dispatch_until between 0 and 24),
  holidays text[] not null default '{}',
  live_chat boolean not null default false,
  exchange_rates jsonb not null default '{}',
  static_urls jsonb not null,
  email_exceptions text not null default '',
  patterns jsonb not null,
  closed_days text[] not null default '{}',
  open_days text[] not null default '{}'
);

-- One row: what every instance keeps in memory is read anew when its version rises.
create table reference (
  id boolean primary key default true check (id),
  version bigint not null default 1,
  seed_digest text
);
insert into reference default values;

-- Texts of the order form's consents; old versions stay, so that it is known who agreed to what. `note` stands below a text (L4).
create table agreement (
  country text not null references country,
  type text not null,
  version text not null,
  html text not null,
  required boolean not null,
  active boolean not null,
  position int not null,
  note text not null default '',
  primary key (country, type, version)
);

-- The terms of sale in each version that buyers have accepted. A version is written once and stays as it is.
create table terms (
  country text not null references country,
  version text not null,
  text text not null,
  primary key (country, version)
);

-- Whole documents by name (menu, footer, home …); `json` and not `jsonb`, because the order of their keys counts.
create table content (
  country text not null references country,
  name text not null,
  body json not null,
  updated_at timestamptz not null default now(),
  primary key (country, name)
);

create table notice (
  id bigint generated always as identity primary key,
  country text not null references country,
  client text not null check (client in ('application', 'desktop', 'mobile')),
  html text not null,
  closable boolean not null default true,
  expired_days int,
  active_from timestamptz,
  active_until timestamptz,
  position int not null default 0
);

create table banner (
  id bigint generated always as identity primary key,
  country text not null references country,
  place text not null check (place in ('strip', 'cart')),
  url text,
  content text not null,
  code text,
  collapsible text,
  background_color text,
  font text,
  active_from timestamptz,
  active_until timestamptz,
  position int not null default 0
);

-- Not used.
create table faq (
  id bigint generated always as identity primary key,
  country text not null references country,
  topic text not null,
  slug text not null,
  question text not null,
  answer text not null,
  position int not null default 0,
  unique (country, slug)
);
