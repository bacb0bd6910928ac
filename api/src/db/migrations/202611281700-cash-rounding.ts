/**
 * `cash_rounding`: what rounding adds to the total of an order that is paid in cash, or takes off it; `null`: not paid in cash, or not
 * rounded. `rounding_change`: what rounding anew after reductions adds to that, so that the amount due is always `total - reduced_by`.
 */
export const cashRounding = `
alter table shop_order add column cash_rounding bigint, add column rounding_change bigint not null default 0;

-- By its content: its name may be another one in a database that is older than the baseline.
do $$
declare
  former text;
begin
  for former in
    select conname from pg_constraint
    where conrelid = 'shop_order'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%items_value%'
  loop
    execute format('alter table shop_order drop constraint %I', former);
  end loop;
end $$;
alter table shop_order add constraint shop_order_total check (
  total = items_value - club_discount - discount_code_cost - voucher_discount + club_fee + shipping_cost
    + coalesce(cash_rounding, 0)
);
`;
