/**
 * The percentage of a promotion, the same on cards, on product pages and in filters: counted from the lowest price of the 30 days
 * before (Omnibus) and rounded down, so that it is never more than is true. `null` when there is none worth a whole percent.
 */
export const discountPercent = `
alter table price add column discount_percent int
  generated always as (nullif(greatest((price_old - price_promo) * 100 / nullif(price_old, 0), 0), 0)::int) stored;

update product_offer set discount_percent = nullif(greatest((price_old - price_promo) * 100 / nullif(price_old, 0), 0), 0);
`;
