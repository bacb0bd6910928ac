import { type Kysely, type Nullable, sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import type { HeldReason } from './held-reasons.ts';

const customerColumns = columns('customer as u', 'id as customerId', 'number as customerNumber', 'country');
const bloggerColumns = columns('blogger as b', 'status as state', 'reason', 'profile', 'sentAt');
const codeColumn = columns('discountCode as d', 'code');

export type ListedBlogger = RowOf<typeof customerColumns> &
  RowOf<typeof bloggerColumns> &
  Nullable<RowOf<typeof codeColumn>> & { orders: number };

const MOST = 100;

/** Waiting bloggers first, the oldest application at the top; then all others, by their last change. */
export async function findBloggers(db: Kysely<Database>): Promise<ListedBlogger[]> {
  const { rows } = await sql<ListedBlogger>`
    select ${customerColumns}, ${bloggerColumns}, ${codeColumn}, (select count(*)::int from discount_use s where s.code_id = b.code_id and not s.released) as orders
    from blogger b join customer u on u.id = b.customer_id left join discount_code d on d.id = b.code_id
    order by b.status <> 'waiting', case when b.status = 'waiting' then b.sent_at end, b.sent_at desc limit ${MOST}
  `.execute(db);
  return rows;
}

interface Decision {
  customerId: string;
  /** `sentAt` of the profile that the employee saw; a profile that was changed since then needs another decision. */
  readAt: Date;
  /** `null` makes the blogger active. */
  reason: HeldReason | null;
  now: Date;
}

const toldColumns = columns('customer as u', 'country', 'email');
const originColumn = columns('blogger as b', 'origin');

export type DecidedBlogger = RowOf<typeof toldColumns> & RowOf<typeof originColumn> & { profileName: string };

/** `undefined` when the blogger has this state already, or has changed the profile since it was read. */
export async function decideBlogger(
  trx: Transaction<Database>,
  { customerId, readAt, reason, now }: Decision,
): Promise<DecidedBlogger | undefined> {
  const state = reason === null ? 'active' : 'held';
  const { rows } = await sql<DecidedBlogger>`
    update blogger b set status = ${state}, reason = ${reason}, decided_at = ${now} from customer u
    where u.id = b.customer_id and b.customer_id = ${customerId} and b.status <> ${state}
      and date_trunc('milliseconds', b.sent_at) = ${readAt}
    returning ${toldColumns}, ${originColumn}, b.profile ->> 'profileName' as profile_name
  `.execute(trx);
  return rows[0];
}
