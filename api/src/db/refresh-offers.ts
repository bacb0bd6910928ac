import { type Kysely, sql } from 'kysely';

/**
 * Makes the offers that lists show and sort by from the prices: the cheapest variant of each product and country. Belongs
 * in the transaction that changed a price. The percentage is rounded down: never more than is true.
 */
export async function refreshOffers<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`delete from product_offer`.execute(db);
  await sql`
    insert into product_offer (product_id, country, price, price_promo, price_old, discount_percent)
    select distinct on (v.product_id, p.country)
      v.product_id, p.country, p.price, p.price_promo, p.price_old,
      (p.price_old - p.price_promo) * 100 / nullif(p.price_old, 0)
    from price p
    join variant v on v.id = p.variant_id and v.active
    order by v.product_id, p.country, coalesce(p.price_promo, p.price), v.id
  `.execute(db);
}
