/**
 * `fold` makes words comparable whatever their case and accents. It is `immutable` so that it can be indexed; the
 * extensions live in `public`, so that several schemas of one database can share them.
 */
export const foundation = `
create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;

create function fold(words text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, words));

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
  patterns jsonb not null
);

-- One row: what every instance keeps in memory is read anew when its version rises.
create table reference (
  id boolean primary key default true check (id),
  version bigint not null default 1,
  seed_digest text
);
insert into reference default values;
`;
