-- E-mails and notifications, written in the transaction of their event and sent by whichever process comes first. The key names the
-- event, so that there is one e-mail of each.
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

-- Counts of requests (`RATE_LIMIT_STORE=postgres`). Unlogged: a crash may lose them, and they are written often.
create unlogged table rate_count (
  key text primary key,
  count int not null,
  reset_at timestamptz not null
);
create index on rate_count (reset_at);

-- M9. Proofs of work that were used, until they expire.
create table bot_proof (
  signature text primary key,
  expires_at timestamptz not null
);
create index on bot_proof (expires_at);

create table client_log (
  id bigint generated always as identity primary key,
  country text not null references country,
  level text not null,
  message text not null,
  context jsonb not null default '{}',
  user_agent text,
  at timestamptz not null default now()
);
create index on client_log (at);

-- Measured visitors of canaries and of the versions beside them: a row for each, and what happened to them.
create table canary_visit (
  id bigint generated always as identity primary key,
  -- cart@1.5.0-abc, and the share of visitors that it had: with another share the counts start again.
  canary text not null,
  share numeric(5, 2) not null,
  visitor text not null,
  -- A keyed digest of the visitor's network: only a few visitors of a network are counted.
  network text not null,
  has_canary boolean not null,
  shown boolean not null default false,
  load boolean not null default false,
  render boolean not null default false,
  slow boolean not null default false,
  error boolean not null default false,
  ordered boolean not null default false,
  "order" boolean not null default false,
  at timestamptz not null default now(),
  -- Whether the visitor had to wait for the version. It says something about the connection, and no budget judges it.
  late boolean not null default false,
  unique (canary, share, visitor)
);
create index on canary_visit (canary, share, network);
create index on canary_visit (at);
