import type { PaymentFailure } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database, Row } from '../db/database.ts';
import { nextState, type OrderHappening, type OrderState } from '../order-states/order-machine.ts';

const paymentColumns = ['id', 'state', 'amount', 'currency', 'providerId', 'expiresAt'] as const;

export type LockedPayment = Pick<Row<'payment'>, (typeof paymentColumns)[number]>;

const orderColumns = columns('shopOrder', 'id', 'cartId', 'state', 'total', 'currency');

export type LockedOrder = RowOf<typeof orderColumns>;

export interface Locked {
  payment: LockedPayment;
  order: LockedOrder;
}

/** Locks a payment's cart, order and row, in this sequence as everywhere, and reads order and payment. */
export async function lockPayment(trx: Transaction<Database>, paymentId: string): Promise<Locked | undefined> {
  const order = await lockOrder(trx, sql`(select order_id from payment where id = ${paymentId})`);
  const payment = await trx
    .selectFrom('payment')
    .select(paymentColumns)
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
  return order && payment ? { order, payment } : undefined;
}

export async function lockOrder(
  trx: Transaction<Database>,
  orderId: ReturnType<typeof sql> | string,
): Promise<LockedOrder | undefined> {
  await sql`select from cart where id = (select cart_id from shop_order where id = ${orderId}) for update`.execute(trx);
  const { rows } = await sql<LockedOrder>`
    select ${orderColumns} from shop_order where id = ${orderId} for update
  `.execute(trx);
  return rows[0];
}

export async function savePaymentState(
  trx: Transaction<Database>,
  paymentId: string,
  state: Row<'payment'>['state'],
  { failure = null, providerId = null }: { failure?: PaymentFailure | null; providerId?: string | null } = {},
): Promise<void> {
  await sql`
    update payment set state = ${state}, failure = ${failure}, provider_id = coalesce(provider_id, ${providerId}),
      claimed_until = null, check_at = now(), updated_at = now()
    where id = ${paymentId}
  `.execute(trx);
}

export async function giveUpOthers(trx: Transaction<Database>, orderId: string, paymentId: string): Promise<void> {
  await trx
    .updateTable('payment')
    .set({ state: 'cancelled', failure: 'cancelled', updatedAt: sql`now()` })
    .where('orderId', '=', orderId)
    .where('id', '<>', paymentId)
    .where('state', 'in', ['new', 'started', 'pending', 'waiting-capture'])
    .execute();
}

export async function savePaid(trx: Transaction<Database>, { id: orderId, state }: LockedOrder): Promise<void> {
  await trx
    .updateTable('shopOrder')
    .set({ state: stateAfter(state, 'paid'), paymentState: 'paid', reservedUntil: null })
    .where('id', '=', orderId)
    .execute();
}

/** For an order that was not paid in time. */
export async function saveCancelled(trx: Transaction<Database>, { id: orderId, state }: LockedOrder): Promise<void> {
  await trx
    .updateTable('shopOrder')
    .set({ state: stateAfter(state, 'payment-time-over'), paymentState: 'failed', reservedUntil: null })
    .where('id', '=', orderId)
    .execute();
}

const NO_PIECES = { open: 0, packed: 0, underWay: 0, delivered: 0 };

/** Transitions by payments do not depend on the pieces. Throws when the order cannot make it. */
function stateAfter(state: OrderState, happening: Extract<OrderHappening, 'paid' | 'payment-time-over'>): OrderState {
  const next = nextState(state, happening, NO_PIECES);
  if (next === undefined) throw new Error(`${happening} cannot happen to an order that is ${state}`);
  return next;
}

/**
 * For money that was received and must be refunded: `amount` in minor units, which may differ from what was due, and in a currency without
 * decimals may have some. The bank is asked to give back everything, so that nothing is lost by rounding.
 */
export async function insertRefund(
  trx: Transaction<Database>,
  payment: LockedPayment,
  { amount, reason }: { amount: number; reason: string },
): Promise<void> {
  await sql`
    insert into refund (payment_id, order_id, amount, state, reason)
    select ${payment.id}::uuid, (select order_id from payment where id = ${payment.id}::uuid), ${Math.max(1, Math.floor(amount))}::bigint,
      'requested', ${reason}
    where not exists (select from refund where payment_id = ${payment.id}::uuid)
  `.execute(trx);
}

/** Notifies all instances of a change, when the transaction is committed. */
export async function announce(trx: Transaction<Database>, orderId: string): Promise<void> {
  await sql`select pg_notify('order_changed', ${orderId})`.execute(trx);
}
