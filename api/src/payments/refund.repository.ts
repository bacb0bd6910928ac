import { type Kysely, sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import { postRefund } from '../ledger/ledger.repository.ts';
import { nextReturnState } from '../order-states/return-machine.ts';

const refundColumns = columns('refund as r', 'id', 'amount');
// Of the attempts, `takeDueRefund` counts the one that is about to be made.
const progressColumns = columns('refund as r', 'attempts', 'acceptedAt', 'providerId as bankId');
const currencyColumn = columns('payment as p', 'currency');
const paymentColumns = columns('payment as p', 'id as paymentId', 'providerId');
const numberColumns = columns('shopOrder as o', 'id as orderId', 'number as orderNumber');
const countryColumn = columns('shopOrder as o', 'country');

/** `refundId` is the id of the refund for the provider, `id` that of its row. */
export type NamedRefund = RowOf<typeof refundColumns> &
  RowOf<typeof currencyColumn> &
  RowOf<typeof numberColumns> & { refundId: string };

export type DueRefund = NamedRefund &
  RowOf<typeof progressColumns> &
  RowOf<typeof paymentColumns> &
  RowOf<typeof countryColumn> & { isWhole: boolean };

/** The provider's id of refund `r`: repeated with the same id, it is made once. The bank has cancelled those with earlier ids. */
export const refundIdOf = sql<string>`(
  case when r.key is null then r.payment_id else r.id end || case when r.cancellations > 0 then '-' || r.cancellations else '' end
)`;

/**
 * The refund that has been due longest. Counts the attempt, and postpones the next one so far that no other instance takes it while the
 * provider is asked; if this process dies, another one takes it then.
 */
export async function takeDueRefund(
  db: Kysely<Database>,
  { now, leaseSeconds }: { now: Date; leaseSeconds: number },
): Promise<DueRefund | undefined> {
  const { rows } = await sql<DueRefund>`
    with due as (
      select id from refund
      where state = 'requested' and payment_id is not null and handed_over_at is null and check_at <= ${now}
      order by check_at limit 1 for update skip locked
    )
    update refund r set attempts = attempts + 1, check_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    from due, payment p, shop_order o
    where r.id = due.id and p.id = r.payment_id and o.id = p.order_id
    returning ${refundColumns}, ${progressColumns}, ${currencyColumn}, ${paymentColumns}, ${numberColumns}, ${countryColumn},
      ${refundIdOf} as refund_id, r.key is null as is_whole
  `.execute(db);
  return rows[0];
}

interface Refused {
  id: string;
  /** The attempt that failed: if a later one has begun, its result counts. */
  attempts: number;
  /** What the bank said. */
  refusal: string;
  now: Date;
}

export async function postponeRefund(
  db: Kysely<Database>,
  { id, attempts, refusal, now, seconds }: Refused & { seconds: number },
): Promise<void> {
  await sql`
    update refund set refusal = ${refusal}, check_at = ${now}::timestamptz + make_interval(secs => ${seconds})
    where id = ${id} and attempts = ${attempts} and state = 'requested'
  `.execute(db);
}

/** The caller has locked the order. It is not requested again until a person decides. Returns `false` when that was so before. */
export async function handOverRefund(
  trx: Transaction<Database>,
  { id, attempts, refusal, now }: Refused,
): Promise<boolean> {
  const { rows } = await sql`
    update refund set refusal = ${refusal}, handed_over_at = ${now}
    where id = ${id} and attempts = ${attempts} and state = 'requested' and handed_over_at is null
    returning id
  `.execute(trx);
  return rows.length > 0;
}

interface Refunded {
  id: string;
  orderId: string;
  /** By default, whatever its id at the bank is. */
  refundId?: string | undefined;
  byHand?: boolean;
}

/** The caller has locked the order. Returns whether the refund was still open; `byHand`: and waited for a person, or is a transfer. */
export async function saveRefunded(
  trx: Transaction<Database>,
  { id, orderId, refundId, byHand = false }: Refunded,
): Promise<boolean> {
  const { rows } = await sql`
    update refund r set state = 'done', settled_at = now()
    where id = ${id} and state = 'requested' and (handed_over_at is not null or payment_id is null or not ${byHand})
      and ${refundIdOf} = coalesce(${refundId ?? null}::text, ${refundIdOf})
    returning id
  `.execute(trx);
  if (rows.length === 0) return false;
  await sql`
    update payment p set state = 'refunded', updated_at = now()
    from refund r
    where r.id = ${id} and p.id = r.payment_id and (
      r.key is null or p.amount <= (select sum(amount) from refund where payment_id = p.id and state = 'done')
    )
  `.execute(trx);
  await sql`
    update shop_order o set payment_state = 'refunded'
    where id = ${orderId} and (state = 'cancelled' or reduced_by = total)
      and not exists (select from refund where order_id = o.id and state = 'requested')
  `.execute(trx);
  await completeReturn(trx, id);
  await postRefund(trx, id);
  return true;
}

async function completeReturn(trx: Transaction<Database>, refundId: string): Promise<void> {
  const found = await trx
    .selectFrom('returnCase')
    .select(['id', 'state', 'kind'])
    .where('refundId', '=', refundId)
    .executeTakeFirst();
  const next = found && nextReturnState(found.state, 'refunded', { kind: found.kind, isPaidOut: true });
  if (!next) return;
  await trx
    .updateTable('returnCase')
    .set({ state: next, completedAt: sql`now()` })
    .where('id', '=', found.id)
    .execute();
}
