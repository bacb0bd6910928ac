export const discounts = `
create table discount_code (
  id bigint generated always as identity primary key,
  country text not null references country,
  code text not null,
  name text not null,
  percent int check (percent between 1 and 100),
  amount bigint check (amount > 0),
  free_delivery boolean not null default false,
  min_order bigint not null default 0,
  valid_from date not null,
  valid_until date,
  max_uses int,
  uses int not null default 0,
  customer_id uuid references customer on delete set null,
  hidden boolean not null default false,
  check ((percent is null) <> (amount is null)),
  check (max_uses is null or uses <= max_uses)
);
create unique index on discount_code (country, upper(code));

create table voucher (
  id bigint generated always as identity primary key,
  country text not null references country,
  code text not null unique,
  customer_id uuid references customer on delete set null,
  value bigint not null,
  remaining bigint not null check (remaining >= 0),
  valid_from date not null,
  valid_until date
);
`;
