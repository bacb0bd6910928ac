/**
 * N3: which page was given the right to report the purchase to the tag manager, by the id that it made up; empty when the buyer refused,
 * `null` while nobody has asked. Orders from before count as reported, by a default that writes no row.
 */
export const purchaseClaim = `
alter table shop_order add column purchase_claim text default '';
alter table shop_order alter column purchase_claim drop default;
`;
