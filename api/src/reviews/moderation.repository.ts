import type { ModeratedState, ReviewRefusal } from '@odeta/contracts/staff';
import { type Kysely, sql, type Transaction } from 'kysely';
import { photosOf } from '../catalog/review.repository.ts';
import type { Database, Row } from '../db/database.ts';

type OwnColumns = 'id' | 'country' | 'stars' | 'nick' | 'body' | 'tags' | 'at' | 'state' | 'refusal';

export interface FoundReview extends Pick<Row<'review'>, OwnColumns> {
  product: Row<'productText'>['name'];
  orderNumber: Row<'shopOrder'>['number'] | null;
  photos: Pick<Row<'reviewPhoto'>, 'id' | 'width' | 'height'>[];
}

const tables = sql`
  from review r
  join product_text t on t.product_id = r.product_id and t.country = r.country
  left join order_item i on i.id = r.order_item_id
  left join shop_order o on o.id = i.order_id`;

/** Reviews of customers in a state: those that wait, the oldest first; all others, the newest first. `words`: in any of what is shown. */
export async function findReviews(
  db: Kysely<Database>,
  { state, words, most }: { state: ModeratedState; words: string; most: number },
): Promise<{ reviews: FoundReview[]; count: number }> {
  const shown = sql`concat_ws(' ', r.nick, r.body, t.name, o.number)`;
  const found = sql`
    where r.state = ${state} and not r.seeded and (${words} = '' or strpos(lower(${shown}), lower(${words})) > 0)`;
  const order = state === 'waiting' ? sql`r.at, r.id` : sql`r.at desc, r.id desc`;
  const { rows } = await sql<FoundReview & { count: number }>`
    select r.id, r.country, t.name as product, o.number as order_number, r.stars, r.nick, r.body, r.tags, r.at, r.state, r.refusal,
      ${photosOf}, count(*) over ()::int as count
    ${tables} ${found} order by ${order} limit ${most}
  `.execute(db);
  return { reviews: rows, count: rows[0]?.count ?? 0 };
}

/** The number of the order that a review is about; `undefined` if there is no such review of a customer. */
export async function findReviewOrder(db: Kysely<Database>, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ orderNumber: string | null }>`
    select o.number as order_number ${tables} where r.id = ${id} and not r.seeded
  `.execute(db);
  return rows[0] && (rows[0].orderNumber ?? '');
}

export const findPhoto = (db: Kysely<Database>, id: string) =>
  db.selectFrom('reviewPhoto').select(['reviewId', 'large as content']).where('id', '=', id).executeTakeFirst();

interface Decision {
  id: number;
  /** `at` of the version that was read. A review that was changed since has to be read again. */
  readAt: Date;
  /** `null` publishes the review. */
  refusal: ReviewRefusal | null;
  now: Date;
}

/** Also takes back what was published, and publishes what was refused. Returns `undefined` when it is so already, or was changed since it was read. */
export async function decide(
  trx: Transaction<Database>,
  { id, readAt, refusal, now }: Decision,
): Promise<{ productId: number; country: string } | undefined> {
  const state = refusal === null ? 'shown' : 'refused';
  return trx
    .updateTable('review')
    .set({ state, refusal, decidedAt: now })
    .where('id', '=', id)
    .where('seeded', '=', false)
    .where('state', '!=', state)
    .where(sql<Date>`date_trunc('milliseconds', at)`, '=', readAt)
    .returning(['productId', 'country'])
    .executeTakeFirst();
}
