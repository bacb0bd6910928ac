/** What reviews say beyond their stars: of which size they speak, whether the writer bought it; a rating may be without words. */
export const reviews = `
alter table review
  add column size text references size,
  add column verified boolean not null default false,
  -- Comes with the goods and goes with them.
  add column seeded boolean not null default false;
create index review_with_words on review (product_id, country, at desc, id desc) where state = 'shown' and body <> '';
`;
