/**
 * P7. The address that a customer's parcels go to unless he chooses another, and whether he chose one for the cart: of a cart without a
 * choice the parcel goes to that one.
 */
export const addressBook = `
alter table address add column is_default boolean not null default false;
create unique index address_default on address (customer_id) where is_default;

alter table cart add column destination_chosen boolean not null default false;
update cart set destination_chosen = true where address_id is not null;
`;
