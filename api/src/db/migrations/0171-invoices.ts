/**
 * P5. Invoices and their corrections. `document` is what an invoice says, `pdf` its only form once it was needed. Numbers have no
 * gaps: the last one of a series is raised in the transaction that issues the invoice. What is issued never changes.
 */
export const invoices = `
create table invoice_series (
  country text not null,
  kind text not null,
  year integer not null,
  last_number integer not null,
  primary key (country, kind, year)
);

create table invoice (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order,
  country text not null,
  kind text not null check (kind in ('invoice', 'correction')),
  year integer not null,
  position integer not null,
  number text not null,
  -- With which it was issued: the parcel that left first, or what went back.
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
`;
