import { type HeightBand, heightBandKeys, heightBands, type Reviews } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';

interface Asked {
  country: string;
  productId: number;
}

/** Number of tags on the page. */
const MOST_TAGS = 5;

/** The filter options for the product's reviews that have a text, with their counts. */
export async function findReviewFacets(
  db: Kysely<Database>,
  { country, productId }: Asked,
): Promise<Reviews['facets']> {
  const { rows } = await sql<Pick<Row<'review'>, 'size' | 'height'> & { hasPhoto: boolean; count: number }>`
    select size, height, exists (select from review_photo f where f.review_id = r.id) as has_photo, count(*)::int as count
    from review r left join size z on z.code = r.size
    where product_id = ${productId} and country = ${country} and state = 'shown' and body <> ''
    group by 1, 2, 3, z.position order by z.position
  `.execute(db);
  const countOf = (isMeant: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isMeant).reduce((sum, { count }) => sum + count, 0);
  const sizes = [...new Set(rows.flatMap(({ size }) => size ?? []))];
  return {
    sizes: sizes.map((size) => ({ size: `size/${size}`, count: countOf((row) => row.size === size) })),
    heights: heightBandKeys
      .map((band) => ({ band, count: countOf(({ height }) => height !== null && isIn(band, height)) }))
      .filter(({ count }) => count > 0),
    withPhotos: countOf(({ hasPhoto }) => hasPhoto),
  };
}

function isIn(band: HeightBand, height: number) {
  const [least, most] = heightBands[band];
  return height >= least && height <= most;
}

/** The most frequent tags. */
export async function findReviewTags(db: Kysely<Database>, { country, productId }: Asked): Promise<Reviews['tags']> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, count(*)::int as count from review r, unnest(r.tags) as tag
    where product_id = ${productId} and country = ${country} and state = 'shown'
    group by 1 order by 2 desc, 1 limit ${MOST_TAGS}
  `.execute(db);
  return rows;
}
