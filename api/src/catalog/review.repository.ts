import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface RatingRow {
  stars: number;
  ratings: number;
  /** Sum of the fits, and of how many. */
  fits: number;
  fitting: number;
  written: number;
  /** Of customers, without those that come with the goods. */
  ofCustomers: number;
}

/** How often each number of stars was given. */
export async function findRatings(db: Kysely<Database>, country: CountryCode, productId: number): Promise<RatingRow[]> {
  const { rows } = await sql<RatingRow>`
    select stars, count(*) as ratings, coalesce(sum(size_rating), 0) as fits, count(size_rating) as fitting,
      count(*) filter (where body <> '') as written, count(*) filter (where not seeded) as of_customers
    from review
    where product_id = ${productId} and country = ${country} and state = 'shown'
    group by stars
  `.execute(db);
  return rows;
}

export interface ReviewRow {
  id: number;
  stars: number;
  nick: string;
  body: string;
  /** YYYY-MM-DD */
  on: string;
  size: string | null;
  fit: -1 | 0 | 1 | null;
  verified: boolean;
  demo: boolean;
}

interface Page {
  country: CountryCode;
  productId: number;
  limit: number;
  offset: number;
}

/** Reviews with words, the latest first. */
export async function findReviews(
  db: Kysely<Database>,
  { country, productId, limit, offset }: Page,
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select id, stars, nick, body, at::date as on, size, size_rating as fit, verified and not seeded as verified, seeded as demo
    from review
    where product_id = ${productId} and country = ${country} and state = 'shown' and body <> ''
    order by at desc, id desc
    limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

export async function countReviews(db: Kysely<Database>, country: CountryCode, productId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from review
    where product_id = ${productId} and country = ${country} and state = 'shown' and body <> ''
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findProductId(
  db: Kysely<Database>,
  country: CountryCode,
  slug: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select p.id from product_text t join product p on p.id = t.product_id and p.active
    where t.country = ${country} and t.slug = ${slug}
  `.execute(db);
  return rows[0]?.id;
}
