export const payments = `
create table payment (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order,
  attempt int not null default 1,
  provider text not null,
  method text not null,
  provider_id text,
  amount bigint not null,
  currency text not null,
  state text not null check (state in ('new', 'started', 'pending', 'waiting-capture', 'paid', 'failed', 'cancelled', 'expired')),
  redirect_url text,
  error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_id, attempt),
  unique (provider, provider_id)
);
create unique index payment_live on payment (order_id) where state in ('new', 'started', 'pending', 'waiting-capture', 'paid');

-- What a provider told us, once each.
create table payment_notice (
  id bigint generated always as identity primary key,
  provider text not null,
  digest bytea not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  unique (provider, digest)
);

create table refund (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payment,
  amount bigint not null check (amount > 0),
  state text not null,
  provider_id text,
  reason text,
  created_at timestamptz not null default now()
);
`;
