import type { BloggerState } from '@odeta/contracts';
import type { BloggerHold } from '@odeta/contracts/staff';
import { type Kysely, type Nullable, sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';

const customerColumns = columns('customer as u', 'id as customerId', 'number as customerNumber', 'country');
const bloggerColumns = columns('blogger as b', 'status as state', 'reason', 'profile', 'sentAt');
const codeColumn = columns('discountCode as d', 'code');

export type FoundBlogger = RowOf<typeof customerColumns> &
  RowOf<typeof bloggerColumns> &
  Nullable<RowOf<typeof codeColumn>> & { orders: number; count: number };

/** Bloggers in a state: those that wait, the oldest application first; all others, by their last change. `count`: of all of them. */
export async function findBloggers(
  db: Kysely<Database>,
  { state, most }: { state: BloggerState; most: number },
): Promise<FoundBlogger[]> {
  const order = state === 'waiting' ? sql`b.sent_at` : sql`b.sent_at desc`;
  const { rows } = await sql<FoundBlogger>`
    select ${customerColumns}, ${bloggerColumns}, ${codeColumn}, count(*) over ()::int as count,
      (select count(*)::int from discount_use s where s.code_id = b.code_id and not s.released) as orders
    from blogger b join customer u on u.id = b.customer_id left join discount_code d on d.id = b.code_id
    where b.status = ${state} order by ${order}, b.customer_id limit ${most}
  `.execute(db);
  return rows;
}

/** The number of the customer; `undefined` if they are no blogger. */
export async function findBloggerNumber(db: Kysely<Database>, customerId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('blogger')
    .innerJoin('customer', 'customer.id', 'blogger.customerId')
    .select('customer.number')
    .where('blogger.customerId', '=', customerId)
    .executeTakeFirst();
  return found && (found.number ?? '');
}

interface Decision {
  customerId: string;
  /** `sentAt` of the profile that the employee saw; a profile that was changed since then needs another decision. */
  readAt: Date;
  /** `null` makes the blogger active. */
  reason: BloggerHold | null;
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
