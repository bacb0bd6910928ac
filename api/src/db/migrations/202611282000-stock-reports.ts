/**
 * What the warehouse says of its stock. `stock_movement`: every physical change with the time at which it happened; a count is absolute, the
 * others are differences. `counted_at`: the time of the latest count, which includes everything that happened until then. `short`: pieces of
 * `on_hand` that orders wait for and that the count did not find; they leave `on_hand` as soon as no order waits for them any more.
 */
export const stockReports = `
create table stock_report (
  id text primary key,
  digest bytea not null,
  outcome jsonb not null,
  received_at timestamptz not null default now()
);

create table stock_movement (
  id bigint generated always as identity primary key,
  variant_id bigint not null references variant on delete cascade,
  at timestamptz not null,
  cause text not null check (cause in ('count', 'change', 'sent', 'back')),
  quantity int not null,
  -- Of the report; null for pieces of orders.
  report_id text references stock_report on delete cascade,
  check (cause <> 'count' or quantity >= 0)
);
create index on stock_movement (variant_id, at);
create index on stock_movement (at);
create index on stock_movement (report_id);

alter table stock
  add column counted_at timestamptz,
  add column expected_at timestamptz,
  add column short int not null default 0 check (short >= 0 and short <= on_hand);

create function drop_short_pieces() returns trigger language plpgsql as $$
declare
  unclaimed int := least(new.short, new.on_hand - new.reserved);
begin
  new.on_hand := new.on_hand - unclaimed;
  new.short := least(new.short - unclaimed, new.on_hand);
  return new;
end $$;

create trigger stock_drops_short before update on stock
  for each row when (new.short > 0) execute function drop_short_pieces();
`;
