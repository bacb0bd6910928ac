/** I4. Lines that were taken out of a cart, as they were: an undo puts them back under their own id, and so in their place. */
export const removedItems = `
create table removed_item (
  id bigint primary key,
  cart_id bigint not null references cart on delete cascade,
  variant_id bigint not null references variant on delete cascade,
  quantity int not null,
  checked boolean not null,
  added_at timestamptz not null,
  removed_at timestamptz not null default now()
);
create index on removed_item (cart_id);
create index on removed_item (removed_at);
`;
