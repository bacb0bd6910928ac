/**
 * A process keeps what it has read of the search index until the index is another one. Goods that were found are looked up in the
 * category that they belong to.
 */
export const searchVersion = `
create table search_version (one boolean primary key default true check (one), version bigint not null);
insert into search_version (version) values (1);
create index listing_own on listing (country, product_id) where category_id = type_id;
create index listing_family_own on listing_family (country, product_id) where category_id = type_id;
`;
