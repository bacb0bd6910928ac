/**
 * Colours belong to families and products to kinds of sizes, by which people choose. `listing_family` takes the place of
 * `listing_color`, which older instances read during a rolling update and which stays until the release after this one.
 * `stars` are those that a card shows, in halves; `size_kind` is the position of the kind.
 */
export const facets = `
create table color_family (code text primary key, hex text not null, names jsonb not null, position int not null);
alter table color add column family text references color_family;
create table size_kind (code text primary key, names jsonb not null, sizes text[] not null, position int not null);
alter table product add column size_kind text references size_kind;

alter table listing
  add column type_id bigint, add column stars smallint, add column size_kind smallint not null default 0;

create table listing_family (
  country text not null references country,
  category_id bigint not null references category on delete cascade,
  product_id bigint not null references product on delete cascade,
  family text not null references color_family,
  price_paid bigint not null,
  discount_percent int,
  type_id bigint not null,
  stars smallint,
  size_kind smallint not null,
  materials bigint not null,
  now_sizes bigint not null,
  later_sizes bigint not null,
  more_materials bigint[],
  more_now_sizes bigint[],
  more_later_sizes bigint[],
  primary key (country, category_id, product_id, family)
) with (fillfactor = 80);
create index on listing_family (product_id);

-- A size can be had in a family when it can be had in one of its colours.
create view family_supply as
select s.product_id, c.family,
  bit_or(s.now_sizes) as now_sizes, bit_or(s.later_sizes) as later_sizes,
  bit_or_all(s.more_now_sizes) as more_now_sizes, bit_or_all(s.more_later_sizes) as more_later_sizes
from supply s join color c on c.code = s.color
where c.family is not null
group by s.product_id, c.family;

create or replace function refresh_supply() returns trigger language plpgsql as $$
declare
  changed bigint := (select product_id from variant where id = new.variant_id);
begin
  -- The last pieces of two sizes may be sold at once: the second transaction waits, and counts what the first has left.
  perform from product where id = changed for no key update;
  update listing_color c
  set now_sizes = s.now_sizes, later_sizes = s.later_sizes,
    more_now_sizes = s.more_now_sizes, more_later_sizes = s.more_later_sizes
  from supply s
  where s.product_id = changed and c.product_id = changed and c.color = s.color
    and (c.now_sizes, c.later_sizes, c.more_now_sizes, c.more_later_sizes)
      is distinct from (s.now_sizes, s.later_sizes, s.more_now_sizes, s.more_later_sizes);
  update listing_family f
  set now_sizes = s.now_sizes, later_sizes = s.later_sizes,
    more_now_sizes = s.more_now_sizes, more_later_sizes = s.more_later_sizes
  from family_supply s
  where s.product_id = changed and f.product_id = changed and f.family = s.family
    and (f.now_sizes, f.later_sizes, f.more_now_sizes, f.more_later_sizes)
      is distinct from (s.now_sizes, s.later_sizes, s.more_now_sizes, s.more_later_sizes);
  update listing l
  set now_sizes = s.now_sizes, later_sizes = s.later_sizes,
    more_now_sizes = s.more_now_sizes, more_later_sizes = s.more_later_sizes
  from product_supply s
  where s.product_id = changed and l.product_id = changed;
  return null;
end $$;
`;
