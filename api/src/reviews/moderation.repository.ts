import { type Kysely, sql, type Transaction } from 'kysely';
import { photosOf } from '../catalog/review.repository.ts';
import type { Database, Row } from '../db/database.ts';
import type { RefusalReason } from './refusal-reasons.ts';

type OwnColumns = 'id' | 'country' | 'stars' | 'nick' | 'body' | 'tags' | 'at';

export interface WaitingReview extends Pick<Row<'review'>, OwnColumns> {
  product: Row<'productText'>['name'];
  orderNumber: Row<'shopOrder'>['number'] | null;
  photos: Pick<Row<'reviewPhoto'>, 'id' | 'width' | 'height'>[];
}

const MOST = 50;

/** The oldest reviews that await moderation, and the number of all of them. */
export async function findWaiting(db: Kysely<Database>): Promise<{ reviews: WaitingReview[]; count: number }> {
  const { rows } = await sql<WaitingReview>`
    select r.id, r.country, t.name as product, o.number as order_number, r.stars, r.nick, r.body, r.tags, r.at, ${photosOf}
    from review r
    join product_text t on t.product_id = r.product_id and t.country = r.country
    left join order_item i on i.id = r.order_item_id
    left join shop_order o on o.id = i.order_id
    where r.state = 'waiting' order by r.at, r.id limit ${MOST}
  `.execute(db);
  const { count } = await db
    .selectFrom('review')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { reviews: rows, count };
}

/** The photo of a review that awaits moderation. Published photos have a public URL. */
export async function findWaitingPhoto(db: Kysely<Database>, id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('reviewPhoto')
    .innerJoin('review', 'review.id', 'reviewPhoto.reviewId')
    .select('reviewPhoto.large')
    .where('reviewPhoto.id', '=', id)
    .where('review.state', '=', 'waiting')
    .executeTakeFirst();
  return row?.large;
}

interface Decision {
  id: number;
  /** `at` of the version that was read. A review that was changed since has to be read again. */
  readAt: Date;
  /** `null` publishes the review. */
  refusal: RefusalReason | null;
  now: Date;
}

/** Returns `undefined` when the review does not await moderation any more, or was changed since it was read. */
export async function decide(
  trx: Transaction<Database>,
  { id, readAt, refusal, now }: Decision,
): Promise<{ productId: number; country: string } | undefined> {
  return trx
    .updateTable('review')
    .set({ state: refusal === null ? 'shown' : 'refused', refusal, decidedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where(sql<Date>`date_trunc('milliseconds', at)`, '=', readAt)
    .returning(['productId', 'country'])
    .executeTakeFirst();
}
