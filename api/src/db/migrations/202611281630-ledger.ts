/**
 * The ledger of orders: double entry, append-only. Orders of earlier releases get their entries from their columns when they change next
 * (`ledger/derived-entries.ts`), because the previous release still runs and writes none.
 */
export const ledger = `
create table ledger_entry (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order,
  -- Of the event that caused it: each is entered once.
  event_key text not null,
  account text not null check (account in (
    'goods', 'club-discount', 'code-discount', 'delivery', 'payment-fee', 'club-fee', 'deduction', 'voucher-deduction', 'goodwill',
    'rounding', 'due', 'surplus', 'provider', 'cash', 'bank', 'voucher', 'new-voucher'
  )),
  -- For payments with vouchers, and refunds as vouchers.
  voucher_id bigint references voucher,
  -- Minor units: debit is positive, credit negative.
  amount bigint not null check (amount <> 0),
  reason text not null,
  at timestamptz not null default now()
);
create unique index ledger_entry_event on ledger_entry (order_id, event_key, account, coalesce(voucher_id, 0));

create function keep_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'An entry of the ledger does not change';
end $$;
create trigger keep_ledger before update or delete on ledger_entry for each row execute function keep_ledger();

create function balance_ledger() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct order_id, event_key from entered) e
    join ledger_entry l on l.order_id = e.order_id and l.event_key = e.event_key
    group by e.order_id, e.event_key having sum(l.amount) <> 0
  ) then
    raise exception 'The entries of an event do not balance';
  end if;
  return null;
end $$;
create trigger balance_ledger after insert on ledger_entry referencing new table as entered
  for each statement execute function balance_ledger();

-- The part of a return's refund that comes back on the vouchers with which the goods were paid.
alter table return_case add column on_voucher bigint not null default 0 check (on_voucher >= 0);

-- The fee was used up by discounts in other orders: the membership stays although its own order ended.
alter table club_membership add column outlives_order boolean not null default false;

create or replace function follow_order_with_membership() returns trigger language plpgsql as $$
begin
  if new.state in ('cancelled', 'sold-out') or new.payment_state in ('failed', 'refunded') then
    delete from club_membership where order_id = new.id and not outlives_order;
  elsif new.payment_state = 'paid' or new.state = 'review' then
    perform begin_membership(new.id);
  end if;
  return null;
end $$;
`;
