/**
 * L3. A membership that was bought with an order has its term from the day on which that order is paid or delivered (`review`:
 * delivered, and its goods may be reviewed), whoever writes that; until then its dates are empty, and it does not count. It is
 * given back with its order.
 */
export const clubTerms = `
alter table club_membership
  alter column valid_from drop not null,
  alter column valid_until drop not null,
  add column months int,
  add check ((valid_from is null) = (valid_until is null)),
  add check (valid_from is not null or months is not null);
create index on club_membership (order_id);

create function begin_membership(bought_with uuid) returns void language plpgsql as $$
declare
  member uuid := (select customer_id from club_membership where order_id = bought_with and valid_from is null);
begin
  if member is null then return; end if;
  -- Two orders at once make two terms, not one.
  perform from customer where id = member for update;
  update club_membership m set valid_from = term.starts, valid_until = term.starts + make_interval(months => m.months)
  from (
    select greatest(current_date, (select max(valid_until) from club_membership where customer_id = member)) as starts
  ) term
  where m.order_id = bought_with and m.valid_from is null;
end $$;

create function follow_order_with_membership() returns trigger language plpgsql as $$
begin
  if new.state in ('cancelled', 'sold-out') or new.payment_state in ('failed', 'refunded') then
    delete from club_membership where order_id = new.id;
  elsif new.payment_state = 'paid' or new.state = 'review' then
    perform begin_membership(new.id);
  end if;
  return null;
end $$;
create trigger order_changes_membership after update of state, payment_state on shop_order
  for each row execute function follow_order_with_membership();
`;
