/** `content` holds whole documents by name (menu, footer, home …); `json` and not `jsonb`, because their order counts. */
export const contents = `
create table content (
  country text not null references country,
  name text not null,
  body json not null,
  updated_at timestamptz not null default now(),
  primary key (country, name)
);

create table notice (
  id bigint generated always as identity primary key,
  country text not null references country,
  client text not null check (client in ('application', 'desktop', 'mobile')),
  html text not null,
  closable boolean not null default true,
  expired_days int,
  active_from timestamptz,
  active_until timestamptz,
  position int not null default 0
);

create table banner (
  id bigint generated always as identity primary key,
  country text not null references country,
  place text not null check (place in ('strip', 'cart')),
  url text,
  content text not null,
  code text,
  collapsible text,
  background_color text,
  font text,
  active_from timestamptz,
  active_until timestamptz,
  position int not null default 0
);

create table faq (
  id bigint generated always as identity primary key,
  country text not null references country,
  topic text not null,
  slug text not null,
  question text not null,
  answer text not null,
  position int not null default 0,
  unique (country, slug)
);

create table contact_message (
  id bigint generated always as identity primary key,
  country text not null references country,
  email text not null,
  subject text not null default '',
  body text not null,
  at timestamptz not null default now()
);

create table search_synonym (
  country text not null references country,
  term text not null,
  replacement text not null,
  primary key (country, term)
);

create table search_term (
  country text not null references country,
  term text not null,
  folded text generated always as (fold(term)) stored,
  hits bigint not null default 0,
  primary key (country, term)
);
create index on search_term using gin (folded public.gin_trgm_ops);

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
`;
