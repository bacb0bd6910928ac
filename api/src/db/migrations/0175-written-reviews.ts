/** P11. Reviews that customers write: half stars, what they wear, photos, and what a person of the shop decided. */
export const writtenReviews = `
alter table review
  drop constraint review_stars_check,
  alter column stars type real,
  add constraint review_stars_check check (stars between 1 and 5 and stars * 2 = floor(stars * 2)),
  drop constraint review_order_item_id_fkey,
  add constraint review_order_item_id_fkey foreign key (order_item_id) references order_item on delete set null,
  add column height int check (height between 50 and 230),
  add column tags text[] not null default '{}',
  add column refusal text,
  add column decided_at timestamptz;
create index review_waiting on review (at) where state = 'waiting';
create index review_of_customer on review (customer_id) where customer_id is not null;

-- Halves of stars are added up.
alter table product_offer alter column rating_sum type real;

create table review_photo (
  id uuid primary key default gen_random_uuid(),
  review_id bigint not null references review on delete cascade,
  position int not null,
  width int not null,
  height int not null,
  small bytea not null,
  large bytea not null
);
create index on review_photo (review_id, position);
`;
