export const points = `
alter table pickup_point
  add column always_open boolean not null default false,
  -- Other names of the town, folded.
  add column also_known_as text not null default '';

-- One row: the points that every instance keeps in memory are read anew when its version rises.
create table pickup_point_version (
  id boolean primary key default true check (id),
  version bigint not null default 1
);
insert into pickup_point_version default values;

create function count_pickup_point_change() returns trigger language plpgsql as $$
begin
  update pickup_point_version set version = version + 1;
  return null;
end $$;
create trigger pickup_point_changed after insert or update or delete on pickup_point
  for each statement execute function count_pickup_point_change();

-- Points that a visitor has chosen; those of a customer whom the shop knows are in customer_point as well.
create table session_point (
  session_id bigint not null references session on delete cascade,
  point_id bigint not null references pickup_point on delete cascade,
  used_at timestamptz not null default now(),
  primary key (session_id, point_id)
);
`;
