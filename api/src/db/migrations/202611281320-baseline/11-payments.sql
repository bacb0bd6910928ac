-- Constraints allow one open or paid payment for each order.
create table payment (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order,
  attempt int not null default 1,
  provider text not null,
  method text not null,
  provider_id text,
  amount bigint not null,
  currency text not null,
  state text not null check (state in
    ('new', 'started', 'pending', 'waiting-capture', 'paid', 'failed', 'cancelled', 'expired', 'refunding', 'refunded')),
  redirect_url text,
  error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  failure text,
  -- Until when the buyer may pay; afterwards it is cancelled at the provider.
  expires_at timestamptz not null default now(),
  -- Until when the claim of a request that calls the provider is valid.
  claimed_until timestamptz,
  -- When the provider is asked if it has sent no notification.
  check_at timestamptz not null default now(),
  -- The process that has claimed it (`db/presence.ts`): if it has died, the claim is void.
  claimed_by int,
  unique (order_id, attempt),
  unique (provider, provider_id)
);
create unique index payment_live on payment (order_id) where state in ('new', 'started', 'pending', 'waiting-capture', 'paid');
create index payment_check on payment (check_at) where state in ('new', 'started', 'pending', 'waiting-capture', 'refunding');

-- Notifications of providers: each is handled once.
create table payment_notice (
  id bigint generated always as identity primary key,
  provider text not null,
  digest bytea not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  unique (provider, digest)
);
create index on payment_notice (received_at);

create table refund (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid references payment,
  amount bigint not null check (amount > 0),
  state text not null,
  provider_id text,
  reason text,
  created_at timestamptz not null default now(),
  order_id uuid references shop_order,
  -- Idempotency key of the request for the refund. Null: the whole amount of a payment that the shop could not accept.
  key text unique,
  check_at timestamptz not null default now(),
  settled_at timestamptz,
  -- P5. Requests to the bank, its last refusal, and since when the refund waits for an employee.
  attempts int not null default 0,
  refusal text,
  handed_over_at timestamptz,
  -- P5. How often the bank cancelled it after it had accepted it: each request after that has an id of its own.
  cancellations int not null default 0
);
create index on refund (check_at) where state = 'requested';
create index on refund (order_id);
create index on refund (handed_over_at) where state = 'requested' and handed_over_at is not null;

-- P5. Numbers have no gaps: the last one of a series is raised in the transaction that issues the invoice.
create table invoice_series (
  country text not null,
  kind text not null,
  year int not null,
  last_number int not null,
  primary key (country, kind, year)
);

-- P5. Invoices and their corrections; an issued one never changes. `pdf` is made when it is first needed.
create table invoice (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order,
  country text not null,
  kind text not null check (kind in ('invoice', 'correction')),
  year int not null,
  position int not null,
  number text not null,
  -- Why it was issued: the first parcel was sent, or something was refunded.
  parcel_id uuid references parcel,
  refund_id uuid references refund,
  document jsonb not null,
  pdf bytea,
  issued_at timestamptz not null,
  unique (country, kind, year, position),
  unique (country, number)
);
create unique index on invoice (order_id) where kind = 'invoice';
create index on invoice (order_id);
create index on invoice (refund_id);

create function keep_invoice() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.pdf is null and (to_jsonb(new) - 'pdf') = (to_jsonb(old) - 'pdf') then return new; end if;
  raise exception 'An invoice that was issued does not change';
end
$$;
create trigger keep_invoice before update or delete on invoice for each row execute function keep_invoice();
