/** Carts that partners have prepared: each is opened once, by a link, and becomes the cart of whoever opens it. */
export const preparedCheckouts = `
create table prepared_checkout (
  id uuid primary key default gen_random_uuid(),
  partner text not null,
  country text not null references country,
  items jsonb not null,
  discount_code text,
  -- Of the partner's page, and where the shopper goes back to.
  origin text not null,
  return_url text,
  -- Of the shop that the partner asked.
  shop_origin text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz,
  session_id bigint references session on delete set null,
  cart_id bigint references cart on delete set null,
  cancelled_at timestamptz
);
create index on prepared_checkout (session_id, opened_at desc);
create index on prepared_checkout (cart_id);
create index on prepared_checkout (created_at);
`;
