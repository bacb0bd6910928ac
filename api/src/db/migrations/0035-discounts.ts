export const discountTerms = `
alter table discount_code
  -- What it is for: goods of these categories and of all below them; null: all goods.
  add column category_ids bigint[],
  -- Not for what is reduced already.
  add column full_price_only boolean not null default false,
  -- A personal code must not become everybody's when its owner goes.
  drop constraint discount_code_customer_id_fkey,
  add constraint discount_code_customer_id_fkey foreign key (customer_id) references customer on delete cascade;

-- An order that used a code; released when the order was not paid in time.
create table discount_use (
  order_id uuid not null references shop_order on delete cascade,
  code_id bigint not null references discount_code on delete cascade,
  released boolean not null default false,
  primary key (order_id, code_id)
);

-- What the club costs and takes off (L3).
create table club (
  country text primary key references country,
  name text not null,
  percent int not null check (percent between 1 and 100),
  months int not null check (months > 0),
  fee bigint not null check (fee >= 0),
  -- Days before its end from which a membership may be renewed.
  renew_days int not null check (renew_days >= 0),
  active boolean not null
);
alter table club_membership add unique (order_id);
`;
