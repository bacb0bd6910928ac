import type { CountryCode, ReviewPhoto } from '@odeta/contracts';
import type { ReviewRefusal } from '@odeta/contracts/staff';
import { type Kysely, sql, type Transaction } from 'kysely';
import { photosOf } from '../catalog/review.repository.ts';
import type { Database, Row } from '../db/database.ts';
import { dayOf } from '../settings/country-day.ts';
import type { Buyer } from './review-lines.repository.ts';

type WrittenColumns = 'stars' | 'nick' | 'email' | 'body' | 'tags' | 'height';
type OwnColumns = WrittenColumns | 'id' | 'productId' | 'country' | 'orderItemId' | 'state' | 'size';

export interface OwnReviewRow extends Pick<Row<'review'>, OwnColumns> {
  refusal: ReviewRefusal | null;
  /** `size_rating`: too small, right, too large. */
  fit: -1 | 0 | 1 | null;
  /** YYYY-MM-DD */
  on: string;
  photos: ReviewPhoto[];
}

/** The input of the form as columns of the table. */
export type Written = Pick<Row<'review'>, WrittenColumns | 'sizeRating'>;

/** Reviews by the customer, the latest first. */
export async function findOwnReviews(db: Kysely<Database>, { customerId, country }: Buyer): Promise<OwnReviewRow[]> {
  const { rows } = await sql<OwnReviewRow>`
    select r.id, r.product_id, r.country, r.order_item_id, r.state, r.refusal, r.stars, r.size_rating as fit, r.nick, r.email, r.body,
      r.tags, r.height, r.size, ${dayOf(country, sql`r.at`)} as on, ${photosOf}
    from review r where r.customer_id = ${customerId} and r.country = ${country} order by r.at desc, r.id desc
  `.execute(db);
  return rows;
}

/** Returns `undefined` when the order line has a review already. */
export async function insertReview(
  trx: Transaction<Database>,
  row: Written & { productId: number; country: CountryCode; customerId: string; orderItemId: number; at: Date } & {
    size: string | null;
  },
): Promise<number | undefined> {
  const saved = await trx
    .insertInto('review')
    .values({ ...row, verified: true })
    .onConflict((conflict) => conflict.column('orderItemId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return saved?.id;
}

/** The customer's review, locked until the end of the transaction. */
export async function lockOwnReview(
  trx: Transaction<Database>,
  { customerId, id }: { customerId: string; id: number },
) {
  return trx
    .selectFrom('review')
    .select(['id', 'productId', 'country', 'state', 'size'])
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
}

export const updateReview = (trx: Transaction<Database>, id: number, written: Written & { at: Date }) =>
  trx.updateTable('review').set(written).where('id', '=', id).execute();

export const removeReview = (trx: Transaction<Database>, id: number) =>
  trx.deleteFrom('review').where('id', '=', id).execute();
