import { countries, countryCodes, languages } from '@odeta/contracts';
import { sql } from 'kysely';
import { readIds } from '../../db/upsert.ts';
import type { Seed } from '../schemas/schema.ts';
import type { SeedTarget } from '../writing/write-rows.ts';
import { createKinds } from './kinds-of-goods.ts';
import { writeReviews } from './write-reviews.ts';

/**
 * Loads the demo reviews, which are marked as such because nobody bought the products: `replace` all of them, `add` those of products that
 * have none. Reviews by customers are not changed.
 */
export async function loadReviews({ trx, mode }: SeedTarget, seed: Seed): Promise<void> {
  const ids = await readIds(trx, 'product', 'catalog_number');
  const kindsOf = createKinds(seed);
  const rows = seed.products.flatMap(({ category, products }) =>
    products.flatMap((product) =>
      countryCodes.flatMap((country) => {
        const file = seed.reviews[languages.indexOf(countries[country].language)];
        if (!file) return [];
        const written = writeReviews({ product, country, kinds: kindsOf(category), file });
        return written.map((review) => ({ ...review, product_id: ids.get(product.number), country }));
      }),
    ),
  );
  if (mode === 'replace') await trx.deleteFrom('review').where('seeded', '=', true).execute();
  const reviewed = await trx
    .selectFrom('review')
    .select(['productId', 'country'])
    .distinct()
    .where('seeded', '=', true)
    .execute();
  const had = new Set(reviewed.map(({ productId, country }) => `${productId} ${country}`));
  const missing = rows.filter(({ product_id, country }) => !had.has(`${product_id} ${country}`));
  await sql`
    insert into review (product_id, country, stars, size_rating, nick, email, body, size, height, tags, at, state, verified, seeded)
    select product_id, country, stars, fit, nick, '', body, size, height, array(select json_array_elements_text(tags)), at, 'shown', false, true
    from json_to_recordset(${JSON.stringify(missing)}::json) as r(
      product_id bigint, country text, stars int, fit int, nick text, body text, size text, height int, tags json, at timestamptz
    )
  `.execute(trx);
}
