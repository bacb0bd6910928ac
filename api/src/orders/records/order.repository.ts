import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../../db/columns.ts';
import type { Database, Row } from '../../db/database.ts';
import type { KnownSession } from '../../http/session.ts';

/** Minutes in which an identical request after an order counts as a repetition, not as a new order. */
const REPEAT_MINUTES = 10;

export async function findSessionId(trx: Transaction<Database>, { idHash }: KnownSession): Promise<number | undefined> {
  const session = await trx
    .selectFrom('session')
    .select('ownerId')
    .where('idHash', '=', idHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return session?.ownerId ?? undefined;
}

interface LockedCart {
  sessionId: Row<'session'>['id'];
  cartId: Row<'cart'>['id'] | null;
}

/**
 * Locks the visitor's open cart until the transaction ends. `cartId` is `null` when there is none, also if a request that held the lock has
 * ordered it; `undefined` when nothing is stored for the visitor. Further statements of the transaction use generic plans, because planning
 * the read of one cart takes longer than reading it.
 */
export async function lockCart(
  trx: Transaction<Database>,
  { idHash, country }: KnownSession,
): Promise<LockedCart | undefined> {
  const { rows } = await sql<LockedCart>`
    select s.owner_id as session_id, c.id as cart_id, set_config('plan_cache_mode', 'force_generic_plan', true)
    from session s
    left join lateral (
      select id from cart where session_id = s.owner_id and country = ${country} and state = 'open' for update
    ) c on true
    where s.id_hash = ${idHash} and s.expires_at > now()
  `.execute(trx);
  return rows[0];
}

const placedColumns = columns('shopOrder as o', 'id', 'number', 'total');

export type PlacedOrderRow = RowOf<typeof placedColumns>;

/** An order that an identical request placed shortly before. */
export async function findRepeated(
  trx: Transaction<Database>,
  sessionId: number,
  country: CountryCode,
  requestDigest: Buffer,
): Promise<PlacedOrderRow | undefined> {
  const { rows } = await sql<PlacedOrderRow>`
    select ${placedColumns} from shop_order o
    where state not in ('awaiting-payment', 'cancelled') and session_id = ${sessionId} and country = ${country} and request_digest = ${requestDigest}
      and placed_at > now() - make_interval(mins => ${REPEAT_MINUTES})
    order by placed_at desc limit 1
  `.execute(trx);
  return rows[0];
}

/** An order of a cart that is still open: it waits for its payment, or was not paid in time. */
export interface UnpaidOrder extends PlacedOrderRow, Pick<Row<'shopOrder'>, 'requestDigest'> {
  state: 'awaiting-payment' | 'cancelled';
  /** Whether delivery and payment in the cart are still those of the order. */
  isSameChoice: boolean;
}

/** Also locks the order. */
export async function lockUnpaid(trx: Transaction<Database>, cartId: number): Promise<UnpaidOrder | undefined> {
  const { rows } = await sql<UnpaidOrder>`
    select ${placedColumns}, ${columns('shopOrder as o', 'requestDigest')}, o.state,
      o.shipping = c.shipping and o.payment = c.payment as is_same_choice
    from shop_order o join cart c on c.id = o.cart_id
    where o.cart_id = ${cartId} and o.state in ('awaiting-payment', 'cancelled') for update of o
  `.execute(trx);
  return rows[0];
}

/** A placed order, paid or not. */
export function findPlaced(db: Kysely<Database>, orderId: string): Promise<PlacedOrderRow | undefined> {
  return db
    .selectFrom('shopOrder')
    .select(['id', 'number', 'total'])
    .where('id', '=', orderId)
    .where('state', 'not in', ['awaiting-payment', 'cancelled'])
    .executeTakeFirst();
}

export async function insertEvent(
  trx: Transaction<Database>,
  orderId: string,
  type: string,
  data: Record<string, unknown>,
): Promise<void> {
  await trx
    .insertInto('orderEvent')
    .values({ orderId, type, data: JSON.stringify(data) })
    .execute();
}
