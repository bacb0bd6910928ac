import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';

/** Updates the rating of one product in a country's lists, as `refreshListings` does for all. */
export async function refreshRating(
  trx: Transaction<Database>,
  { productId, country }: { productId: number; country: string },
): Promise<void> {
  // Sales change the same rows, so that both lock the product first.
  await sql`select from product where id = ${productId} for no key update`.execute(trx);
  await sql`
    update product_offer o set rating_sum = given.stars, rating_count = given.reviews
    from (
      select coalesce(sum(stars), 0) as stars, count(*)::int as reviews from review
      where product_id = ${productId} and country = ${country} and state = 'shown'
    ) given
    where o.product_id = ${productId} and o.country = ${country}
  `.execute(trx);
  await sql`
    with given as (
      select rating_count, rating_sum::numeric / nullif(rating_count, 0) as mean from product_offer
      where product_id = ${productId} and country = ${country}
    ), of_families as (
      update listing_family f set stars = round(2 * given.mean) from given
      where f.product_id = ${productId} and f.country = ${country}
    )
    update listing l set rating = given.mean, rating_count = given.rating_count, stars = round(2 * given.mean) from given
    where l.product_id = ${productId} and l.country = ${country}
  `.execute(trx);
}
