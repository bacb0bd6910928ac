/** A membership begins on the date of its country, and not on that of the database. The seed keeps the zones as in the contracts. */
export const countryTimeZones = `
alter table country add column time_zone text not null default 'UTC';
update country set time_zone = case code
  when 'pl' then 'Europe/Warsaw' when 'sk' then 'Europe/Bratislava' when 'hu' then 'Europe/Budapest'
  when 'ro' then 'Europe/Bucharest' when 'ua' then 'Europe/Kyiv' else time_zone end;

create or replace function begin_membership(bought_with uuid) returns void language plpgsql as $$
declare
  member uuid := (select customer_id from club_membership where order_id = bought_with and valid_from is null);
  today date := (
    select (now() at time zone c.time_zone)::date from customer u join country c on c.code = u.country where u.id = member
  );
begin
  if member is null then return; end if;
  -- Two orders at once make two terms, not one.
  perform from customer where id = member for update;
  update club_membership m set valid_from = term.starts, valid_until = term.starts + make_interval(months => m.months)
  from (
    select greatest(today, (select max(valid_until) from club_membership where customer_id = member)) as starts
  ) term
  where m.order_id = bought_with and m.valid_from is null;
end $$;
`;
