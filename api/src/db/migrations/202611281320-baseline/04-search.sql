create table attribute (
  key text primary key,
  kind text not null,
  categories text[] not null,
  colors text[] not null,
  materials text[] not null,
  products text[] not null
);

-- Words of the language, as the seed file has them.
create table search_language (
  country text primary key references country,
  words jsonb not null
);

-- Where a term stands: product × 65536 + popularity (0-255) × 256 + weight (1-255).
create table search_posting (
  country text not null references country,
  term text not null,
  postings bigint[] not null,
  primary key (country, term)
);

-- What is typed, folded, and the terms that it means; what begins with ~ is a stem, and a term that begins with > is
-- what is searched for in its place.
create table search_form (
  country text not null references country,
  form text not null,
  term text not null,
  level real not null,
  shown text not null,
  products int not null,
  -- A category is named so: the word names the thing that is looked for.
  is_kind boolean not null,
  primary key (country, form, term)
);
create index on search_form (country, form text_pattern_ops);
-- Words that end like a mistyped one are found without reading all words of the country (P13).
create index on search_form (country, right(form, 3));

create table search_suggestion (
  country text not null references country,
  phrase text not null,
  folded text not null,
  url text,
  products int not null,
  position int not null,
  primary key (country, phrase)
);

-- One row: what a process has read of the search index is valid until the version changes.
create table search_version (
  one boolean primary key default true check (one),
  version bigint not null
);
insert into search_version (version) values (1);

-- The tables of the former search, which are no longer read.

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

create table search_document (
  country text not null references country,
  product_id bigint not null references product on delete cascade,
  words tsvector not null,
  primary key (country, product_id)
);
create index on search_document using gin (words);

create table search_word (
  country text not null references country,
  word text not null,
  products int not null,
  primary key (country, word)
);
create index on search_word using gin (word public.gin_trgm_ops);
create index on search_word (country, word text_pattern_ops);

create table search_phrase (
  country text not null references country,
  name text not null,
  folded text not null,
  weight bigint not null,
  primary key (country, name)
);
create index on search_phrase using gin (folded public.gin_trgm_ops);
