/**
 * P9, P11. Browsers that show notifications. A subscription belongs to the session that asked, and to the customer who was logged in;
 * who has agreed and taken it back stays known without it.
 */
export const webPush = `
create table push_subscription (
  id bigint generated always as identity primary key,
  country text not null references country,
  session_id bigint references session on delete set null,
  customer_id uuid references customer on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  -- Whether it wants to know where its parcels are, not only what it has asked for by itself.
  orders boolean not null default false,
  -- Address of the shop that was seen, for the pages that notifications open.
  origin text not null,
  created_at timestamptz not null default now(),
  unique (country, endpoint)
);
create index on push_subscription (session_id);
create index on push_subscription (customer_id);

create table push_consent (
  id bigint generated always as identity primary key,
  country text not null references country,
  session_id bigint references session on delete set null,
  customer_id uuid references customer on delete set null,
  active boolean not null,
  source text not null,
  text_version text not null,
  at timestamptz not null default now()
);
create index on push_consent (customer_id);
create index on push_consent (session_id);

create table stock_push (
  id bigint generated always as identity primary key,
  push_id bigint not null references push_subscription on delete cascade,
  variant_id bigint not null references variant on delete cascade,
  created_at timestamptz not null default now(),
  unique (push_id, variant_id)
);
create index on stock_push (variant_id);
`;
