/** What is searched in: the words of each product, every word there is, and what is suggested. All of it folded. */
export const search = `
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
`;
