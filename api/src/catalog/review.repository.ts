import type { CountryCode, ReviewPhoto, ReviewSort } from '@odeta/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import { dayOf } from '../settings/country-day.ts';

export interface RatingRow {
  /** Whole stars; half stars are rounded down. */
  stars: number;
  sumOfStars: number;
  ratings: number;
  /** Sum and number of the ratings of the size. */
  fits: number;
  fitting: number;
  written: number;
  /** Number of ratings by customers, without those from the seed. */
  ofCustomers: number;
  customersStars: number;
}

/** Sums of ratings by whole stars. */
export async function findRatings(db: Kysely<Database>, country: CountryCode, productId: number): Promise<RatingRow[]> {
  const { rows } = await sql<RatingRow>`
    select floor(stars)::int as stars, sum(stars) as sum_of_stars, count(*) as ratings, coalesce(sum(size_rating), 0) as fits, count(size_rating) as fitting,
      count(*) filter (where body <> '') as written, count(*) filter (where not seeded) as of_customers,
      coalesce(sum(stars) filter (where not seeded), 0) as customers_stars
    from review
    where product_id = ${productId} and country = ${country} and state = 'shown'
    group by 1
  `.execute(db);
  return rows;
}

type OwnColumns = 'id' | 'stars' | 'nick' | 'body' | 'size' | 'verified' | 'tags' | 'height';

export interface ReviewRow extends Pick<Row<'review'>, OwnColumns> {
  /** YYYY-MM-DD */
  on: string;
  /** `size_rating`: too small, right, too large. */
  fit: -1 | 0 | 1 | null;
  demo: Row<'review'>['seeded'];
  photos: ReviewPhoto[];
}

/** Requires the alias `r` for the review. */
export const photosOf = sql`(
  select coalesce(json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height) order by f.position), '[]')
  from review_photo f where f.review_id = r.id
) as photos`;

export interface ReviewChoice {
  country: CountryCode;
  productId: number;
  /** `null` for any, as in the following fields. */
  stars: number | null;
  size: string | null;
  height: readonly [least: number, most: number] | null;
  withPhotos: boolean;
}

interface Page extends ReviewChoice {
  sort: ReviewSort;
  limit: number;
  offset: number;
}

const orders: Record<ReviewSort, RawBuilder<unknown>> = {
  newest: sql`at desc, r.id desc`,
  best: sql`stars desc, at desc, r.id desc`,
  worst: sql`stars, at desc, r.id desc`,
};

const hasPhoto = sql`exists (select from review_photo f where f.review_id = r.id)`;

const chosen = ({ country, productId, stars, size, height, withPhotos }: ReviewChoice) => sql`
  from review r
  where product_id = ${productId} and country = ${country} and state = 'shown' and body <> ''
    and (${stars}::int is null or floor(stars) = ${stars}) and (${size}::text is null or size = ${size})
    and (${height?.[0]}::int is null or height between ${height?.[0]} and ${height?.[1]}) and (not ${withPhotos}::boolean or ${hasPhoto})
`;

/** Published reviews that have a text. */
export async function findReviews(
  db: Kysely<Database>,
  { sort, limit, offset, ...choice }: Page,
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select r.id, stars, nick, body, ${dayOf(choice.country, sql`at`)} as on, size, size_rating as fit, verified and not seeded as verified, seeded as demo,
      tags, height, ${photosOf}
    ${chosen(choice)} order by ${orders[sort]} limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

export async function countReviews(db: Kysely<Database>, choice: ReviewChoice): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${chosen(choice)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findProductId(
  db: Kysely<Database>,
  country: CountryCode,
  slug: string,
): Promise<number | undefined> {
  const product = await db
    .selectFrom('productText as t')
    .innerJoin('product as p', 'p.id', 't.productId')
    .select('p.id')
    .where('p.active', '=', true)
    .where('t.country', '=', country)
    .where('t.slug', '=', slug)
    .executeTakeFirst();
  return product?.id;
}
