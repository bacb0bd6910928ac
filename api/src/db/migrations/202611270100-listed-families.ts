/**
 * P12, P13. The colour families of each listed product that are available now and later, as bits of their positions: unless sizes are
 * chosen, the colour filter is counted without reading `listing_family`.
 */
export const listedFamilies = `
alter table color_family add check (position between 0 and 52);
alter table listing
  add column now_families bigint not null default 0, add column later_families bigint not null default 0;

create or replace view product_supply as
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
    more_now_sizes = s.more_now_sizes, more_later_sizes = s.more_later_sizes,
    now_families = s.now_families, later_families = s.later_families
  from product_supply s
  where s.product_id = changed and l.product_id = changed;
  return null;
end $$;
`;

/** Not in one transaction: with 100,000 products it takes minutes, and the rows must not be locked against sales for so long. */
export const fillListedFamilies = {
  withoutTransaction: [
    `
do $$
declare
  batch bigint[];
  after bigint := 0;
begin
  loop
    batch := array(select id from product where id > after order by id limit 1000);
    exit when batch = '{}';
    -- As in refresh_supply: a sale at the same time waits, and counts afterwards.
    perform from product where id = any(batch) order by id for no key update;
    update listing l set now_families = s.now_families, later_families = s.later_families
    from product_supply s
    where s.product_id = any(batch) and l.product_id = s.product_id
      and (l.now_families, l.later_families) is distinct from (s.now_families, s.later_families);
    after := batch[cardinality(batch)];
    commit;
  end loop;
end $$
`,
  ],
};
