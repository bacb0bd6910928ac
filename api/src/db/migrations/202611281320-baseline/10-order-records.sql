-- Every consent that was given or withdrawn; rows are never changed.
create table consent (
  id bigint generated always as identity primary key,
  country text not null references country,
  email text not null,
  customer_id uuid references customer on delete set null,
  order_id uuid references shop_order on delete set null,
  type text not null,
  text_version text not null,
  active boolean not null,
  source text not null,
  at timestamptz not null default now()
);
create index on consent (email, type, at desc);

-- D10. Activation e-mails that placed orders have requested, sent by whichever process comes first.
create table newsletter_request (
  order_id uuid primary key references shop_order on delete cascade,
  country text not null references country,
  email text not null,
  -- Address of the shop that the buyer saw, for the link of the e-mail.
  origin text not null,
  due_at timestamptz not null default now()
);
create index on newsletter_request (due_at);

-- An order that used a code; released when the order was not paid in time.
create table discount_use (
  order_id uuid not null references shop_order on delete cascade,
  code_id bigint not null references discount_code on delete cascade,
  released boolean not null default false,
  primary key (order_id, code_id)
);

create table voucher_use (
  voucher_id bigint not null references voucher,
  order_id uuid not null references shop_order,
  amount bigint not null check (amount > 0),
  released boolean not null default false,
  primary key (voucher_id, order_id)
);

create table idempotency (
  session_id bigint not null references session on delete cascade,
  key text not null,
  request_digest bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (session_id, key)
);
-- For the deletion of old rows.
create index on idempotency (created_at);

-- N1. Orders that a session may see because the link of an e-mail was opened in it.
create table order_grant (
  session_id bigint not null references session on delete cascade,
  order_id uuid not null references shop_order on delete cascade,
  expires_at timestamptz not null,
  primary key (session_id, order_id)
);
create index on order_grant (order_id);

-- P5. The latest code with which a guest opens the order; `hash` is keyed, of the order and the code.
create table order_code (
  order_id uuid primary key references shop_order on delete cascade,
  hash bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null
);
create index on order_code (expires_at);

-- L3. Starts the membership that was bought with an order, and removes it with the order.
create function begin_membership(bought_with uuid) returns void language plpgsql as $$
declare
  member uuid := (select customer_id from club_membership where order_id = bought_with and valid_from is null);
begin
  if member is null then return; end if;
  -- Two orders at once make two terms, not one.
  perform from customer where id = member for update;
  update club_membership m set valid_from = term.starts, valid_until = term.starts + make_interval(months => m.months)
  from (
    select greatest(current_date, (select max(valid_until) from club_membership where customer_id = member)) as starts
  ) term
  where m.order_id = bought_with and m.valid_from is null;
end $$;

create function follow_order_with_membership() returns trigger language plpgsql as $$
begin
  if new.state in ('cancelled', 'sold-out') or new.payment_state in ('failed', 'refunded') then
    delete from club_membership where order_id = new.id;
  elsif new.payment_state = 'paid' or new.state = 'review' then
    perform begin_membership(new.id);
  end if;
  return null;
end $$;
create trigger order_changes_membership after update of state, payment_state on shop_order
  for each row execute function follow_order_with_membership();
