/**
 * P6, H18. Returns with their pieces and pictures. No version has used the tables of these names that were here before. Money is in
 * minor units.
 */
export const returns = `
drop table attachment;
drop table return_item;
drop table return_case;

create table return_case (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  -- Of the request: repeated, it is the same return.
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
  -- As it was offered; null when no parcel is sent.
  way jsonb,
  -- By which the parcel is known.
  code text unique,
  send_by date,
  -- What is deducted from the money, as it was shown before the return was sent.
  fee bigint not null,
  way_cost bigint not null,
  -- What the goods were worth when it was opened, and then what was given for them.
  goods bigint not null,
  outcome text check (outcome in ('refund', 'replaced', 'refused')),
  refund_id uuid references refund on delete set null,
  voucher_id bigint references voucher on delete set null,
  created_at timestamptz not null,
  sent_at timestamptz,
  received_at timestamptz,
  answered_at timestamptz,
  completed_at timestamptz
);
create index on return_case (order_id);
create index on return_case (refund_id);

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
  position integer not null,
  name text not null,
  content bytea not null,
  primary key (return_id, position)
);
`;
