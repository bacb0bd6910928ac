import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';

/**
 * Brings what lists show and sort by up to date with the prices of these products in a country. Call it last in the transaction that has
 * changed them: a sale of one of the products waits for its end.
 */
export async function refreshPrices<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  productIds: readonly number[],
): Promise<void> {
  const these = sql`any(${productIds}::bigint[])`;
  // The same lock as the trigger that follows the stock, so that neither waits for the other while holding rows.
  await sql`select 1 from product where id = ${these} order by id for no key update`.execute(db);
  await sql`
    update product_offer o
    set price = c.price, price_promo = c.price_promo, price_old = c.price_old, discount_percent = c.discount_percent
    from (
      select distinct on (v.product_id) v.product_id, p.price, p.price_promo, p.price_old, p.discount_percent
      from variant v join price p on p.variant_id = v.id and p.country = ${country}
      where v.product_id = ${these} and v.active
      order by v.product_id, coalesce(p.price_promo, p.price), v.id
    ) c
    where o.product_id = c.product_id and o.country = ${country}
      and (o.price, o.price_promo, o.price_old) is distinct from (c.price, c.price_promo, c.price_old)
  `.execute(db);
  await sql`
    update listing l set price_paid = o.price_paid, discount_percent = o.discount_percent
    from product_offer o
    where o.product_id = l.product_id and o.country = l.country and l.country = ${country} and l.product_id = ${these}
      and (l.price_paid, l.discount_percent) is distinct from (o.price_paid, o.discount_percent)
  `.execute(db);
  await sql`
    update listing_family l set price_paid = o.price_paid, discount_percent = o.discount_percent
    from product_offer o
    where o.product_id = l.product_id and o.country = l.country and l.country = ${country} and l.product_id = ${these}
      and (l.price_paid, l.discount_percent) is distinct from (o.price_paid, o.discount_percent)
  `.execute(db);
}
