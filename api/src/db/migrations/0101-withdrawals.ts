/**
 * Withdrawals from contracts, as they were declared (directive 2011/83/EU, article 11a). The order is known where its number and
 * the e-mail are those of the declaration; whatever else was typed is kept all the same.
 */
export const withdrawals = `
create table withdrawal (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  -- Of the request: repeated, it is the same withdrawal.
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
  received_at timestamptz not null
);
create index on withdrawal (order_id);
`;
