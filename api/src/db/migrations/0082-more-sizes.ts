/**
 * Any number of sizes and of materials. The columns of 0013 go on to hold the positions 0 to 52, and those from 53 on stand in an
 * array beside each of them: 53 bits in each element, `null` when there are none. A shop of up to 53 sizes reads the same columns as
 * before; with arrays of positions for all of them the counts of a large category took twice as long.
 */
export const moreSizes = `
alter table size drop constraint size_position_check, add check (position >= 0);
alter table material drop constraint material_position_check, add check (position >= 0);
alter table listing add column more_materials bigint[], add column more_now_sizes bigint[], add column more_later_sizes bigint[];
alter table listing_color
  add column more_materials bigint[], add column more_now_sizes bigint[], add column more_later_sizes bigint[];

create function first_bits(place int) returns bigint language sql immutable parallel safe as $$
  select case when place < 53 then 1::bigint << place end
$$;
create function more_bits(place int) returns bigint[] language sql immutable parallel safe as $$
  select case when place >= 53 then array_fill(0::bigint, array[place / 53 - 1]) || (1::bigint << place % 53) end
$$;

-- Strict: nulls are left out, and none but nulls make null.
create function or_bits(a bigint[], b bigint[]) returns bigint[] language sql immutable strict parallel safe as $$
  select array_agg(coalesce(a[n], 0) | coalesce(b[n], 0) order by n)
  from generate_series(1, greatest(cardinality(a), cardinality(b))) n
$$;
create aggregate bit_or_all(bigint[]) (sfunc = or_bits, stype = bigint[], combinefunc = or_bits, parallel = safe);

create or replace view supply as
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

create view product_supply as
select product_id,
  bit_or(now_sizes) as now_sizes, bit_or(later_sizes) as later_sizes,
  bit_or_all(more_now_sizes) as more_now_sizes, bit_or_all(more_later_sizes) as more_later_sizes
from supply
group by product_id;

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
  update listing l
  set now_sizes = s.now_sizes, later_sizes = s.later_sizes,
    more_now_sizes = s.more_now_sizes, more_later_sizes = s.more_later_sizes
  from product_supply s
  where s.product_id = changed and l.product_id = changed;
  return null;
end $$;
`;
