const addressColumns = `
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
  mobile_phone text not null default ''`;

/** A customer without a password is a guest with data (K9). */
export const people = `
create table customer (
  id uuid primary key default gen_random_uuid(),
  country text not null references country,
  number text unique check (number ~ '^[0-9]{8}$'),
  email text not null,
  password_hash text,
  gender smallint,
  birthday date,
  ${addressColumns},
  is_authorized boolean not null default false,
  failed_logins int not null default 0,
  locked_until timestamptz,
  client_type text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index customer_with_account on customer (country, lower(email)) where password_hash is not null and deleted_at is null;

create table address (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer on delete cascade,
  ${addressColumns},
  created_at timestamptz not null default now()
);
create index on address (customer_id, created_at desc);

-- Only the hash of the visitor's id is kept. The request-forgery token is bound to the id itself and needs no column.
create table session (
  id bigint generated always as identity primary key,
  id_hash bytea not null unique,
  customer_id uuid references customer on delete set null,
  remember boolean not null default false,
  failed_logins int not null default 0,
  utm jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on session (expires_at);
create index on session (customer_id);

create table one_time_token (
  hash bytea primary key,
  kind text not null,
  customer_id uuid references customer on delete cascade,
  email text,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Texts of the order form's consents; old versions stay, so that it is known who agreed to what.
create table agreement (
  country text not null references country,
  type text not null,
  version text not null,
  html text not null,
  required boolean not null,
  active boolean not null,
  position int not null,
  primary key (country, type, version)
);

create table newsletter (
  country text not null references country,
  email text not null,
  status text not null default 'pending' check (status in ('pending', 'active', 'left')),
  token_hash bytea,
  source int,
  created_at timestamptz not null default now(),
  activated_at timestamptz,
  primary key (country, email)
);

create table club_membership (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer on delete cascade,
  valid_from date not null,
  valid_until date not null,
  fee bigint not null,
  order_id uuid,
  check (valid_from < valid_until)
);
create index on club_membership (customer_id, valid_until);

create table blogger (
  customer_id uuid primary key references customer on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'active', 'held')),
  profile jsonb not null
);
`;
