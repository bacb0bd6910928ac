import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';

/** The rating of one product in the lists of one country, as `refreshListings` makes it of all. */
export async function refreshRating(
  trx: Transaction<Database>,
  { productId, country }: { productId: number; country: string },
): Promise<void> {
  await sql`
    with given as (
      select coalesce(sum(stars), 0) as stars, count(*)::int as reviews from review
      where product_id = ${productId} and country = ${country} and state = 'shown'
    ), offered as (
      update product_offer o set rating_sum = given.stars, rating_count = given.reviews from given
      where o.product_id = ${productId} and o.country = ${country}
    )
    update listing l set rating = given.stars::numeric / nullif(given.reviews, 0), rating_count = given.reviews from given
    where l.product_id = ${productId} and l.country = ${country}
  `.execute(trx);
}
