/** P11. Who wants one e-mail when a size is back in stock; asked once more after it was sent, it begins anew. */
export const stockNotices = `
create table stock_notice (
  id bigint generated always as identity primary key,
  country text not null references country,
  variant_id bigint not null references variant on delete cascade,
  email text not null,
  state text not null default 'pending' check (state in ('pending', 'waiting', 'sent')),
  -- Address of the shop that was seen, for links in e-mails.
  origin text not null,
  created_at timestamptz not null default now(),
  -- Of the last e-mail.
  sent_at timestamptz not null default now(),
  unique (country, variant_id, email)
);
create index on stock_notice (variant_id) where state = 'waiting';
create index on stock_notice (country, email);
create index on stock_notice (sent_at);
`;
