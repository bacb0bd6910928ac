/**
 * What the shop's people change, and who they are. `change_part`: the part of a change set in one country, which has the country's own
 * time. `change`: `country` is an edition; `before` and `after` are null where the thing did not exist.
 * `price_history.lowest`: the lowest price of the day `since`, when it changed more than once; null: `price` was the only one.
 */
export const changeSets = `
create table staff_member (
  id bigint generated always as identity primary key,
  name text not null,
  role text not null check (role in ('editor', 'merchandiser', 'owner')),
  key_hash bytea not null unique,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
-- A name is never used again: it is the author of changes.
create unique index on staff_member (lower(name));

create table staff_refusal (
  id bigint generated always as identity primary key,
  member_id bigint not null references staff_member,
  act text not null,
  subject text not null,
  refused_at timestamptz not null
);
create index on staff_refusal (member_id, refused_at);

create table change_set (
  id bigint generated always as identity primary key,
  author text not null,
  reason text not null,
  created_at timestamptz not null,
  undoes bigint unique references change_set,
  -- Of the request, so that one that is sent again has no further effect.
  request_key text unique,
  request_digest text,
  check ((request_key is null) = (request_digest is null))
);

create table change_part (
  change_set_id bigint not null references change_set on delete cascade,
  country text not null references country,
  state text not null check (state in ('draft', 'scheduled', 'applied', 'ended', 'undone', 'cancelled', 'refused')),
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  applied_at timestamptz,
  ended_at timestamptz,
  -- Why it was refused or cancelled, or what stayed when it ended.
  note text not null default '',
  primary key (change_set_id, country)
);
create index on change_part (starts_at) where state = 'scheduled';
create index on change_part (ends_at) where state = 'applied' and ends_at is not null;

create table change (
  id bigint generated always as identity primary key,
  change_set_id bigint not null references change_set on delete cascade,
  position int not null,
  kind text not null,
  country text not null,
  key text not null,
  before json,
  after json,
  unique (change_set_id, kind, country, key)
);
create index on change (kind, country, key, id);

alter table price_history add column lowest bigint;

-- Goods whose names have changed, until lists and search have been brought up to date.
create table renamed_product (
  id bigint generated always as identity primary key,
  country text not null,
  product_id bigint not null references product on delete cascade
);
`;
