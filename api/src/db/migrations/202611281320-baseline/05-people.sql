create sequence customer_number minvalue 20000001 maxvalue 99999999;

-- A customer without a password is a guest with data (K9).
create table customer (
  id uuid primary key default gen_random_uuid(),
  country text not null references country,
  number text unique check (number ~ '^[0-9]{8}$'),
  email text not null,
  password_hash text,
  gender smallint,
  birthday date,
  first_name text not null default '',
  last_name text not null default '',
  family_name text not null default '',
  street_type text not null default '',
  street text not null default '',
  street_number text not null default '',
  flat_number text not null default '',
  building text not null default '',
  staircase text not null default '',
  floor text not null default '',
  post_code text not null default '',
  city text not null default '',
  mobile_phone text not null default '',
  is_authorized boolean not null default false,
  failed_logins int not null default 0,
  locked_until timestamptz,
  client_type text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- K6, K7. Made by the API (`emailKeyOf`); unique among accounts of a country.
  email_key text,
  email_confirmed_at timestamptz,
  -- When the account will be deleted at the customer's request, and the shop that was used for it.
  deletion_due_at timestamptz,
  deletion_origin text not null default '',
  county text not null default ''
);
create unique index customer_with_account on customer (country, email_key) where password_hash is not null and deleted_at is null;
create index on customer (deletion_due_at) where deletion_due_at is not null;

create table address (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer on delete cascade,
  first_name text not null default '',
  last_name text not null default '',
  family_name text not null default '',
  street_type text not null default '',
  street text not null default '',
  street_number text not null default '',
  flat_number text not null default '',
  building text not null default '',
  staircase text not null default '',
  floor text not null default '',
  post_code text not null default '',
  city text not null default '',
  mobile_phone text not null default '',
  created_at timestamptz not null default now(),
  -- For a single order; not in the address book.
  one_time boolean not null default false,
  -- P7. The default delivery address.
  is_default boolean not null default false,
  county text not null default ''
);
create index on address (customer_id, created_at desc);
create unique index address_one_time on address (customer_id) where one_time;
create unique index address_default on address (customer_id) where is_default;

-- Only the hash of the visitor's id is stored. The CSRF token is bound to the id itself and needs no column.
create table session (
  id bigint generated always as identity primary key,
  id_hash bytea not null unique,
  customer_id uuid references customer on delete set null,
  remember boolean not null default false,
  failed_logins int not null default 0,
  utm jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- K7, I9. A browser of a logged-in customer shares cart and lists with the account's session; any other has its own.
  home_id bigint references session on delete set null,
  owner_id bigint generated always as (coalesce(home_id, id)) stored,
  -- Seconds after which a visitor who does nothing is forgotten.
  lifetime int not null default 5184000,
  -- F6. When the visitor last left.
  left_at timestamptz,
  -- P8. Browser and operating system of a log-in.
  device text not null default '',
  logged_in_at timestamptz
);
create index on session (expires_at);
create index on session (customer_id);
create index on session (home_id);

create table one_time_token (
  hash bytea primary key,
  kind text not null,
  customer_id uuid references customer on delete cascade,
  email text,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on one_time_token (expires_at);
create index on one_time_token (customer_id, kind);

-- K7. Attempts to log in, counted for all processes.
create table attempt (
  key bytea primary key,
  count int not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null
);
create index on attempt (last_at);

-- P9, P11. Browsers and apps that show notifications. A subscription belongs to the session that asked, and to the customer who
-- was logged in. An app has neither key (R19).
create table push_subscription (
  id bigint generated always as identity primary key,
  country text not null references country,
  session_id bigint references session on delete set null,
  customer_id uuid references customer on delete cascade,
  endpoint text not null,
  p256dh text,
  auth text,
  -- Whether it also gets notifications about orders.
  orders boolean not null default false,
  -- Address of the shop that was seen, for the pages that notifications open.
  origin text not null,
  created_at timestamptz not null default now(),
  unique (country, endpoint)
);
create index on push_subscription (session_id);
create index on push_subscription (customer_id);

-- Consents to notifications, which outlive the subscriptions.
create table push_consent (
  id bigint generated always as identity primary key,
  country text not null references country,
  session_id bigint references session on delete set null,
  customer_id uuid references customer on delete set null,
  active boolean not null,
  source text not null,
  text_version text not null,
  at timestamptz not null default now()
);
create index on push_consent (customer_id);
create index on push_consent (session_id);

create table stock_push (
  id bigint generated always as identity primary key,
  push_id bigint not null references push_subscription on delete cascade,
  variant_id bigint not null references variant on delete cascade,
  created_at timestamptz not null default now(),
  unique (push_id, variant_id)
);
create index on stock_push (variant_id);

-- P11. E-mail addresses that get one e-mail when a size is back in stock.
create table stock_notice (
  id bigint generated always as identity primary key,
  country text not null references country,
  variant_id bigint not null references variant on delete cascade,
  email text not null,
  state text not null default 'pending' check (state in ('pending', 'waiting', 'sent')),
  -- Address of the shop that was seen, for links in e-mails.
  origin text not null,
  created_at timestamptz not null default now(),
  -- Of the last e-mail.
  sent_at timestamptz not null default now(),
  unique (country, variant_id, email)
);
create index on stock_notice (variant_id) where state = 'waiting';
create index on stock_notice (country, email);
create index on stock_notice (sent_at);
