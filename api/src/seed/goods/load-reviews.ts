import { countries, countryCodes, languages } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { readIds } from '../../db/upsert.ts';
import type { Seed } from '../schemas/schema.ts';
import { createKinds } from './kinds-of-goods.ts';
import { writeReviews } from './write-reviews.ts';

/** Replaces the demo reviews, which are marked as such because nobody bought the products. Reviews by customers are not changed. */
export async function loadReviews(trx: Transaction<Database>, seed: Seed): Promise<void> {
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
  await trx.deleteFrom('review').where('seeded', '=', true).execute();
  await sql`
    insert into review (product_id, country, stars, size_rating, nick, email, body, size, height, tags, at, state, verified, seeded)
    select product_id, country, stars, fit, nick, '', body, size, height, array(select json_array_elements_text(tags)), at, 'shown', false, true
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(
      product_id bigint, country text, stars int, fit int, nick text, body text, size text, height int, tags json, at timestamptz
    )
  `.execute(trx);
}
