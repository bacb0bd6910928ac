/**
 * What categories are listed, filtered and counted by, kept beside the data it is made of: counting the choices of a
 * category reads one range of one index instead of joining half of the catalogue. Sets of sizes and of materials are bits:
 * bit n is the one at position n, and none is beyond what JavaScript holds exactly.
 */
export const listings = `
alter table size add check (position between 0 and 52);
alter table color add column position int not null default 0;
alter table material add column position int not null default 0 check (position between 0 and 52);

-- Ratings are those of the country's own reviews.
alter table product drop column rating_sum, drop column rating_count;
alter table product_offer
  add column rating_sum int not null default 0,
  add column rating_count int not null default 0;

-- The sizes of each colour that can be had now and those that come later, as stock says it at this moment.
create view supply as
select v.product_id, k.color,
  coalesce(bit_or(1::bigint << z.position) filter (where s.on_hand > s.reserved), 0) as now_sizes,
  coalesce(bit_or(1::bigint << z.position) filter (where s.on_hand <= s.reserved and s.incoming > s.preordered), 0) as later_sizes
from variant v
join product_color k on k.id = v.product_color_id
join size z on z.code = v.size
join stock s on s.variant_id = v.id
where v.active
group by v.product_id, k.color;

-- A product in a category or in one below it. Nothing that a sale changes is
-- in an index, so that the change is written in place.
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
  primary key (country, category_id, product_id)
) with (fillfactor = 80);
create index on listing (product_id);

-- The same by colours, with all that a colour's count depends on: joined at the time of counting it took twice as long.
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
  primary key (country, category_id, product_id, color)
) with (fillfactor = 80);
create index on listing_color (product_id);

create function refresh_supply() returns trigger language plpgsql as $$
declare
  changed bigint := (select product_id from variant where id = new.variant_id);
begin
  -- The last pieces of two sizes may be sold at once: whoever comes second counts after the first.
  perform from product where id = changed for no key update;
  update listing_color c set now_sizes = s.now_sizes, later_sizes = s.later_sizes
  from supply s
  where s.product_id = changed and c.product_id = changed and c.color = s.color
    and (c.now_sizes, c.later_sizes) is distinct from (s.now_sizes, s.later_sizes);
  update listing l set now_sizes = s.now_sizes, later_sizes = s.later_sizes
  from (
    select bit_or(now_sizes) as now_sizes, bit_or(later_sizes) as later_sizes from supply where product_id = changed
  ) s
  where l.product_id = changed;
  return null;
end $$;

-- At the end of the transaction, so that nobody waits for these rows longer than needed.
create constraint trigger stock_changes_supply after update on stock
  deferrable initially deferred for each row
  when (
    (old.on_hand > old.reserved) is distinct from (new.on_hand > new.reserved)
    or (old.incoming > old.preordered) is distinct from (new.incoming > new.preordered)
  )
  execute function refresh_supply();
`;
