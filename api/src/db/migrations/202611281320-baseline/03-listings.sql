-- What categories are listed, filtered and counted by, beside the data from which it is computed: counting the choices of a category
-- reads one range of one index instead of joining half of the catalogue. Sets of sizes, materials and colour families are bits:
-- positions 0 to 52 are in one column (53 bits, which JavaScript reads exactly), the others in an array beside it, 53 bits in each
-- element, null when there are none. With arrays for all positions the counts of a large category took twice as long.

-- A product in a category or in one below it. No index contains what a sale changes, so that the change is written in place.
-- `stars` are those that a card shows, in halves; `size_kind` is the position of the kind.
create table listing (
  country text not null references country,
  category_id bigint not null references category on delete cascade,
  product_id bigint not null references product on delete cascade,
  price_paid bigint not null,
  discount_percent int,
  popularity int not null,
  published_on date not null,
  rating numeric(3, 2),
  rating_count int not null,
  name_position int not null,
  materials bigint not null,
  now_sizes bigint not null,
  later_sizes bigint not null,
  more_materials bigint[],
  more_now_sizes bigint[],
  more_later_sizes bigint[],
  type_id bigint,
  stars smallint,
  size_kind smallint not null default 0,
  -- P12, P13. Colour families as bits of their positions: unless sizes are chosen, the colour filter is counted without
  -- reading listing_family.
  now_families bigint not null default 0,
  later_families bigint not null default 0,
  primary key (country, category_id, product_id)
) with (fillfactor = 80);
create index on listing (product_id);
create index listing_own on listing (country, product_id) where category_id = type_id;

-- The listing by colours. No longer read: listing_family has taken its place.
create table listing_color (
  country text not null references country,
  category_id bigint not null references category on delete cascade,
  product_id bigint not null references product on delete cascade,
  color text not null references color,
  price_paid bigint not null,
  discount_percent int,
  materials bigint not null,
  now_sizes bigint not null,
  later_sizes bigint not null,
  more_materials bigint[],
  more_now_sizes bigint[],
  more_later_sizes bigint[],
  primary key (country, category_id, product_id, color)
) with (fillfactor = 80);
create index on listing_color (product_id);

-- The listing by colour families, with everything that their counts depend on: with a join at the time of counting it took
-- twice as long.
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
create index listing_family_own on listing_family (country, product_id) where category_id = type_id;

create function first_bits(place int) returns bigint language sql immutable parallel safe as $$
  select case when place < 53 then 1::bigint << place end
$$;
create function more_bits(place int) returns bigint[] language sql immutable parallel safe as $$
  select case when place >= 53 then array_fill(0::bigint, array[place / 53 - 1]) || (1::bigint << place % 53) end
$$;

-- Strict: nulls are left out, and the result is null only if all are null.
create function or_bits(a bigint[], b bigint[]) returns bigint[] language sql immutable strict parallel safe as $$
  select array_agg(coalesce(a[n], 0) | coalesce(b[n], 0) order by n)
  from generate_series(1, greatest(cardinality(a), cardinality(b))) n
$$;
create aggregate bit_or_all(bigint[]) (sfunc = or_bits, stype = bigint[], combinefunc = or_bits, parallel = safe);

-- The sizes of each colour that are available now and later, computed from the stock.
create view supply as
select v.product_id, k.color,
  coalesce(bit_or(first_bits(z.position)) filter (where can_be.had_now), 0) as now_sizes,
  coalesce(bit_or(first_bits(z.position)) filter (where can_be.had_later), 0) as later_sizes,
  bit_or_all(more_bits(z.position)) filter (where can_be.had_now) as more_now_sizes,
  bit_or_all(more_bits(z.position)) filter (where can_be.had_later) as more_later_sizes
from variant v
join product_color k on k.id = v.product_color_id
join size z on z.code = v.size
join stock s on s.variant_id = v.id
cross join lateral (
  select s.on_hand > s.reserved as had_now, s.on_hand <= s.reserved and s.incoming > s.preordered as had_later
) can_be
where v.active
group by v.product_id, k.color;

-- A size is available in a family when it is available in one of its colours.
create view family_supply as
select s.product_id, c.family,
  bit_or(s.now_sizes) as now_sizes, bit_or(s.later_sizes) as later_sizes,
  bit_or_all(s.more_now_sizes) as more_now_sizes, bit_or_all(s.more_later_sizes) as more_later_sizes
from supply s join color c on c.code = s.color
where c.family is not null
group by s.product_id, c.family;

create view product_supply as
select s.product_id,
  bit_or(s.now_sizes) as now_sizes, bit_or(s.later_sizes) as later_sizes,
  bit_or_all(s.more_now_sizes) as more_now_sizes, bit_or_all(s.more_later_sizes) as more_later_sizes,
  coalesce(bit_or(first_bits(f.position)) filter (where s.now_sizes <> 0 or s.more_now_sizes is not null), 0) as now_families,
  coalesce(bit_or(first_bits(f.position)) filter (where s.later_sizes <> 0 or s.more_later_sizes is not null), 0)
    as later_families
from supply s
join color c on c.code = s.color
left join color_family f on f.code = c.family
group by s.product_id;

create function refresh_supply() returns trigger language plpgsql as $$
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
    more_now_sizes = s.more_now_sizes, more_later_sizes = s.more_later_sizes,
    now_families = s.now_families, later_families = s.later_families
  from product_supply s
  where s.product_id = changed and l.product_id = changed;
  return null;
end $$;

-- At the end of the transaction, so that nobody waits for these rows longer than necessary.
create constraint trigger stock_changes_supply after update on stock
  deferrable initially deferred for each row
  when (
    (old.on_hand > old.reserved) is distinct from (new.on_hand > new.reserved)
    or (old.incoming > old.preordered) is distinct from (new.incoming > new.preordered)
  )
  execute function refresh_supply();
