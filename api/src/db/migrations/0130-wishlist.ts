/**
 * P14. The chosen size of what is on a wishlist, what its colour cost at least when it was put there (minor units), and since when it
 * is off the list: an undo brings it back to its place. Whoever has the token of a share may look at the list.
 */
export const wishlist = `
alter table wishlist_item
  add column variant_id bigint references variant on delete set null,
  add column price bigint,
  add column removed_at timestamptz;
create index on wishlist_item (removed_at) where removed_at is not null;

create table wishlist_share (
  token text primary key,
  session_id bigint not null references session on delete cascade,
  country text not null references country,
  created_at timestamptz not null default now()
);
create index on wishlist_share (session_id, country);
`;
