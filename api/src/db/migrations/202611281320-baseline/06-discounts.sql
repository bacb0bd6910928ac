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
  -- A personal code is deleted with its owner and never becomes everybody's.
  customer_id uuid references customer on delete cascade,
  hidden boolean not null default false,
  -- Goods of these categories and of all below them; null: all goods.
  category_ids bigint[],
  -- Not for goods on promotion.
  full_price_only boolean not null default false,
  check ((percent is null) <> (amount is null)),
  check (max_uses is null or uses <= max_uses)
);
create unique index on discount_code (country, upper(code));

-- P2. Public codes that a customer has stored for a later order.
create table kept_code (
  customer_id uuid not null references customer on delete cascade,
  code_id bigint not null references discount_code on delete cascade,
  kept_at timestamptz not null default now(),
  primary key (customer_id, code_id)
);

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

-- L3. Fee and discount of the club.
create table club (
  country text primary key references country,
  name text not null,
  percent int not null check (percent between 1 and 100),
  months int not null check (months > 0),
  fee bigint not null check (fee >= 0),
  -- Days before its end from which a membership may be renewed.
  renew_days int not null check (renew_days >= 0),
  active boolean not null
);

-- L3. A membership that was bought with an order gets its dates on the day on which the order is paid or delivered (`review`).
create table club_membership (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer on delete cascade,
  valid_from date,
  valid_until date,
  fee bigint not null,
  order_id uuid unique,
  months int,
  check (valid_from < valid_until),
  check ((valid_from is null) = (valid_until is null)),
  check (valid_from is not null or months is not null)
);
create index on club_membership (customer_id, valid_until);
create index on club_membership (order_id);

-- D10, D11. `sent_at`: of the last e-mail; `reward_id`: the code for the subscriber.
create table newsletter (
  country text not null references country,
  email text not null,
  status text not null default 'pending' check (status in ('pending', 'active', 'left')),
  token_hash bytea,
  source int,
  created_at timestamptz not null default now(),
  activated_at timestamptz,
  sent_at timestamptz,
  reward_id bigint references discount_code on delete set null,
  primary key (country, email)
);
create unique index on newsletter (token_hash);

-- P10. `code_id`: the discount code for the readers.
create table blogger (
  customer_id uuid primary key references customer on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'active', 'held')),
  profile jsonb not null,
  sent_at timestamptz not null default now(),
  decided_at timestamptz,
  -- Why the blogger is held.
  reason text,
  -- Origin of the shop that was used, for links in e-mails.
  origin text not null default '',
  -- Of the text on personal data that was agreed to.
  privacy_version text not null default '',
  code_id bigint references discount_code on delete set null
);
create index on blogger (status, sent_at);
