/**
 * The search index. Tables of the search before stay one release longer: during a rolling update older instances read them.
 */
export const searchIndex = `
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

create table search_suggestion (
  country text not null references country,
  phrase text not null,
  folded text not null,
  url text,
  products int not null,
  position int not null,
  primary key (country, phrase)
);
`;
