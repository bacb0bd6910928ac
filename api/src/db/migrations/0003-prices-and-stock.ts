/** All money is bigint in minor units of the country's currency. */
export const pricesAndStock = `
create table price (
  variant_id bigint not null references variant on delete cascade,
  country text not null references country,
  price bigint not null check (price >= 0),
  price_promo bigint check (price_promo >= 0),
  -- Omnibus: the lowest price of the 30 days before the promotion.
  price_old bigint,
  primary key (variant_id, country),
  check ((price_promo is null) = (price_old is null))
);

create table price_history (
  variant_id bigint not null references variant on delete cascade,
  country text not null references country,
  since date not null,
  price bigint not null,
  primary key (variant_id, country, since)
);

-- The cheapest variant of each product: what lists show and sort by. Whoever changes a price refreshes it.
create table product_offer (
  product_id bigint not null references product on delete cascade,
  country text not null references country,
  price bigint not null,
  price_promo bigint,
  price_old bigint,
  price_paid bigint not null generated always as (coalesce(price_promo, price)) stored,
  discount_percent int,
  primary key (country, product_id)
);
create index on product_offer (country, price_paid);
create index on product_offer (country, discount_percent desc nulls last);

create table stock (
  variant_id bigint primary key references variant on delete cascade,
  on_hand int not null default 0 check (on_hand >= 0),
  reserved int not null default 0 check (reserved >= 0),
  -- Comes in 3-4 weeks, and how many of that are ordered already.
  incoming int not null default 0 check (incoming >= 0),
  preordered int not null default 0 check (preordered >= 0),
  back_in_stock boolean not null default false,
  check (reserved <= on_hand),
  check (preordered <= incoming)
) with (fillfactor = 70);
`;
