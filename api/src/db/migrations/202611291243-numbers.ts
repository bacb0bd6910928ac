/**
 * Figures of the shop by country and the country's day, computed from orders and carts while these are there, and the words of searches that
 * found nothing. Neither has a person's data.
 */
export const numbers = `
create table day_figure (
  country text not null references country,
  day date not null,
  name text not null,
  value bigint not null,
  primary key (country, day, name)
);

create table empty_search (
  country text not null references country,
  day date not null,
  words text not null check (length(words) <= 40),
  count int not null check (count > 0),
  primary key (country, day, words)
);
`;

/** What the figures of a day are computed by. */
export const numbersIndexes = {
  withoutTransaction: [
    'drop index concurrently if exists shop_order_day',
    'create index concurrently shop_order_day on shop_order (country, placed_at)',
    'drop index concurrently if exists shop_order_cancelled',
    'create index concurrently shop_order_cancelled on shop_order (country, cancelled_at) where cancelled_at is not null',
    'drop index concurrently if exists return_case_day',
    'create index concurrently return_case_day on return_case (country, created_at)',
    'drop index concurrently if exists refund_day',
    "create index concurrently refund_day on refund (settled_at) where state = 'done'",
    'drop index concurrently if exists cart_day',
    'create index concurrently cart_day on cart (country, created_at)',
  ],
};
