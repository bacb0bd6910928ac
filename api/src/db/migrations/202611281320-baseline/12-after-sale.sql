-- P11. Reviews, with half stars; a rating may be without words.
create table review (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  country text not null references country,
  customer_id uuid references customer on delete set null,
  order_item_id bigint unique references order_item on delete set null,
  stars real not null check (stars between 1 and 5 and stars * 2 = floor(stars * 2)),
  size_rating smallint check (size_rating between -1 and 1),
  nick text not null,
  email text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'refused')),
  at timestamptz not null default now(),
  size text references size,
  verified boolean not null default false,
  -- Loaded from the seed, and deleted with it.
  seeded boolean not null default false,
  height int check (height between 50 and 230),
  tags text[] not null default '{}',
  refusal text,
  decided_at timestamptz
);
create index on review (product_id, country, state, at desc);
create index review_with_words on review (product_id, country, at desc, id desc) where state = 'shown' and body <> '';
create index review_waiting on review (at) where state = 'waiting';
create index review_of_customer on review (customer_id) where customer_id is not null;

create table review_photo (
  id uuid primary key default gen_random_uuid(),
  review_id bigint not null references review on delete cascade,
  position int not null,
  width int not null,
  height int not null,
  small bytea not null,
  large bytea not null
);
create index on review_photo (review_id, position);

-- P6, H18. Money is in minor units.
create table return_case (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  -- The request's idempotency key: a repeated request finds the same row.
  key text not null unique,
  request_digest bytea not null,
  country text not null references country,
  order_id uuid not null references shop_order on delete cascade,
  kind text not null check (kind in ('declaration', 'complaint', 'non-delivery')),
  state text not null check (state in ('opened', 'ready', 'registered', 'sent', 'completed', 'cancelled')),
  refund_method text not null check (refund_method in ('payment', 'bank-account', 'voucher')),
  bank_account text not null default '',
  holder text not null default '',
  note text not null default '',
  -- As it was offered; null when nothing is sent back.
  way jsonb,
  -- On the parcel's label.
  code text unique,
  send_by date,
  -- Deductions, as they were shown before the return was sent.
  fee bigint not null,
  way_cost bigint not null,
  -- Value of the goods when the return was opened; after its end the amount that was given for them.
  goods bigint not null,
  outcome text check (outcome in ('refund', 'replaced', 'refused')),
  refund_id uuid references refund on delete set null,
  voucher_id bigint references voucher on delete set null,
  created_at timestamptz not null,
  sent_at timestamptz,
  received_at timestamptz,
  answered_at timestamptz,
  completed_at timestamptz,
  -- P6. An employee's answer; may be empty.
  answer text not null default ''
);
create index on return_case (order_id);
create index on return_case (refund_id);
create index on return_case (created_at) where state = 'registered';

create table return_item (
  return_id uuid not null references return_case on delete cascade,
  order_item_id bigint not null references order_item on delete cascade,
  quantity int not null check (quantity > 0),
  reason text not null,
  primary key (return_id, order_item_id)
);
create index on return_item (order_item_id);

create table return_attachment (
  return_id uuid not null references return_case on delete cascade,
  position int not null,
  name text not null,
  content bytea not null,
  primary key (return_id, position)
);

-- Withdrawals from contracts, as they were declared (directive 2011/83/EU, article 11a). `order_id`: null when no order of the
-- country has this number and e-mail. `read_at`: when an employee selected the lines that are meant.
create table withdrawal (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  -- The request's idempotency key: a repeated request finds the same row.
  key text not null unique,
  request_digest bytea not null,
  country text not null references country,
  name text not null,
  order_number text not null,
  email text not null,
  -- In the buyer's words; null: all goods of the order.
  goods text,
  order_id uuid references shop_order,
  origin text not null,
  received_at timestamptz not null,
  read_at timestamptz
);
create index on withdrawal (order_id);

-- P6. The lines that an employee selected for a withdrawal in the buyer's own words.
create table withdrawal_line (
  withdrawal_id uuid not null references withdrawal on delete cascade,
  order_item_id bigint not null references order_item on delete cascade,
  primary key (withdrawal_id, order_item_id)
);
create index on withdrawal_line (order_item_id);

-- P16. Messages to the shop, from which its e-mails are made.
create table contact_message (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  -- The request's idempotency key: a repeated request finds the same row.
  key text not null unique,
  request_digest bytea not null,
  country text not null references country,
  topic text not null,
  order_number text not null,
  name text not null,
  email text not null,
  -- Messages of one address are counted by it.
  email_key text not null,
  message text not null,
  answer_by date not null,
  origin text not null,
  received_at timestamptz not null,
  -- H11. As the sender wrote it.
  customer_number text not null default '' check (customer_number ~ '^([0-9]{8})?$')
);
create index on contact_message (email_key, received_at);
create index on contact_message (received_at);

-- H16. Pictures of messages, after they were encoded anew.
create table contact_attachment (
  message_id uuid not null references contact_message on delete cascade,
  position int not null,
  name text not null,
  content bytea not null,
  primary key (message_id, position)
);
