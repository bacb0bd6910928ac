create table shipping_method (
  country text not null references country,
  key text not null,
  delivery_group text not null check (delivery_group in ('address', 'pick-up')),
  map boolean not null default false,
  needs_phone boolean not null default false,
  name text not null,
  description text not null default '',
  cost bigint not null check (cost >= 0),
  days int not null,
  position int not null default 0,
  active boolean not null default true,
  -- I6. Until when the carrier collects parcels; null: the country's hour.
  dispatch_until int check (dispatch_until between 0 and 24),
  -- N1. Whether its parcels are in lockers, and for how many days they are kept.
  locker boolean not null default false,
  keep_days int check (keep_days > 0),
  primary key (country, key)
);

create table payment_method (
  country text not null references country,
  key text not null,
  name text not null,
  description text not null default '',
  provider text not null check (provider in ('on-delivery', 'online')),
  position int not null default 0,
  active boolean not null default true,
  primary key (country, key)
);

-- fee: an amount in minor units, or the rule of D13.
create table shipping_payment (
  country text not null,
  shipping text not null,
  payment text not null,
  fee jsonb not null,
  disabled boolean not null default false,
  primary key (country, shipping, payment),
  foreign key (country, shipping) references shipping_method on delete cascade,
  foreign key (country, payment) references payment_method on delete cascade
);

create table pickup_point (
  id bigint generated always as identity primary key,
  country text not null references country,
  operator text not null,
  shipping text not null,
  type text,
  external_id text not null,
  name text not null,
  street text not null default '',
  post_code text not null default '',
  city text not null default '',
  city_folded text generated always as (fold(city)) stored,
  phone text,
  location point not null,
  hours jsonb not null default '{}',
  pay_cash boolean not null default false,
  pay_card boolean not null default false,
  pay_online boolean not null default true,
  disabled boolean not null default false,
  always_open boolean not null default false,
  -- Other names of the town, folded.
  also_known_as text not null default '',
  unique (shipping, external_id)
);
create index on pickup_point using gist (location);
create index on pickup_point (country, shipping, city_folded);
create index on pickup_point using gin (city_folded public.gin_trgm_ops);

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

create table customer_point (
  customer_id uuid not null references customer on delete cascade,
  point_id bigint not null references pickup_point on delete cascade,
  used_at timestamptz not null default now(),
  primary key (customer_id, point_id)
);

-- Points that a visitor has chosen; those of a customer whom the shop knows are in customer_point as well.
create table session_point (
  session_id bigint not null references session on delete cascade,
  point_id bigint not null references pickup_point on delete cascade,
  used_at timestamptz not null default now(),
  primary key (session_id, point_id)
);
