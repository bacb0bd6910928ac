/**
 * E-mails that events ask for, written in the transaction of the event and sent by whichever instance comes first. The key names
 * the event, so that there is one e-mail of each. An order keeps the address of the shop that its buyer saw, for links in e-mails.
 */
export const outbox = `
create table outbox (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null,
  country text not null references country,
  recipient text not null,
  data jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped', 'failed')),
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  -- Of the last attempt; names no address.
  failure text,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index on outbox (due_at) where state = 'waiting';
create index on outbox (settled_at) where state <> 'waiting';
alter table shop_order add column origin text not null default '';
`;
