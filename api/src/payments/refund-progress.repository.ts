import { type Kysely, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import { postRefund } from '../ledger/ledger.repository.ts';
import { nextReturnState } from '../order-states/return-machine.ts';
import { type NamedRefund, refundIdOf } from './refund.repository.ts';

/** What the bank says about refunds after they were requested. */

const refundColumns = columns('refund as r', 'id', 'amount', 'state', 'handedOverAt', 'acceptedAt', 'attempts');
const currencyColumn = columns('payment as p', 'currency');
const numberColumns = columns('shopOrder as o', 'id as orderId', 'number as orderNumber');

/** `refundId`: its current id at the bank. */
export type KnownRefund = NamedRefund & RowOf<typeof refundColumns>;

const known = sql`
  select ${refundColumns}, ${currencyColumn}, ${numberColumns}, ${refundIdOf} as refund_id
  from refund r join payment p on p.id = r.payment_id join shop_order o on o.id = p.order_id
`;

const UuidSchema = v.pipe(v.string(), v.uuid());

/** The refund that was requested with this id, or with it before the bank cancelled it. */
export async function findRefund(db: Kysely<Database>, refundId: string): Promise<KnownRefund | undefined> {
  const [, uuid] = /^([0-9a-f-]{36})(?:-\d+)?$/.exec(refundId) ?? [];
  if (!v.is(UuidSchema, uuid)) return undefined;
  const { rows } = await sql<KnownRefund>`
    ${known} where r.id = ${uuid}::uuid or (r.key is null and r.payment_id = ${uuid}::uuid)
  `.execute(db);
  return rows[0];
}

/** The refund of the payment that the bank knows by its own id. */
export async function findRefundOfBank(
  db: Kysely<Database>,
  { paymentId, bankId }: { paymentId: string; bankId: string },
): Promise<KnownRefund | undefined> {
  const { rows } = await sql<KnownRefund>`
    ${known} where p.id = ${paymentId} and r.order_id = o.id and r.provider_id = ${bankId}
  `.execute(db);
  return rows[0];
}

/** Lets the bank be asked at once about refunds of the payment whose id at the bank is unknown. `false` if there is none. */
export async function askSoon(db: Kysely<Database>, paymentId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update refund set check_at = ${now}
    where order_id = (select order_id from payment where id = ${paymentId}) and payment_id = ${paymentId}
      and state = 'requested' and provider_id is null and handed_over_at is null
    returning id
  `.execute(db);
  return rows.length > 0;
}

interface Accepted {
  id: string;
  refundId: string;
  bankId: string | null;
  words: string;
  now: Date;
  /** Until the bank is asked about it. */
  seconds: number;
}

/** It is no longer requested: the bank is asked. Without effect if the refund has gone on meanwhile. */
export async function saveAccepted(
  db: Kysely<Database>,
  { id, refundId, bankId, words, now, seconds }: Accepted,
): Promise<void> {
  await sql`
    update refund r set
      attempts = case when accepted_at is null then 0 else attempts end,
      accepted_at = coalesce(accepted_at, ${now}), provider_id = coalesce(${bankId}, provider_id),
      refusal = nullif(${words}, ''), check_at = ${now}::timestamptz + make_interval(secs => ${seconds})
    where id = ${id} and ${refundIdOf} = ${refundId} and state = 'requested' and handed_over_at is null
  `.execute(db);
}

/**
 * The caller has locked the order. The bank will not send the money under this id: it is owed again, and a person decides. Returns `false`
 * when that was so before, or when a person has paid it otherwise.
 */
export async function saveFailedRefund(
  trx: Transaction<Database>,
  { id, refundId, orderId, refusal, now }: NamedRefund & { refusal: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ wasSent: boolean }>`
    with before as (select id, state = 'done' as was_sent from refund where id = ${id} for update)
    update refund r set state = 'requested', settled_at = null, accepted_at = null, provider_id = null, refusal = ${refusal},
      handed_over_at = coalesce(handed_over_at, ${now}), cancellations = cancellations + 1
    from before
    where r.id = before.id and ${refundIdOf} = ${refundId} and (r.state = 'requested' or r.handed_over_at is null)
    returning before.was_sent
  `.execute(trx);
  if (!rows[0]) return false;
  if (rows[0].wasSent) await postRefund(trx, id, true);
  await sql`
    update payment p set state = case when r.key is null then 'refunding' else 'paid' end, updated_at = now()
    from refund r where r.id = ${id} and p.id = r.payment_id and p.state = 'refunded'
  `.execute(trx);
  await trx
    .updateTable('shopOrder')
    .set({ paymentState: 'paid' })
    .where('id', '=', orderId)
    .where('paymentState', '=', 'refunded')
    .execute();
  await reopenReturn(trx, id);
  return true;
}

/** A return whose money was said to be sent waits for it again. */
async function reopenReturn(trx: Transaction<Database>, refundId: string): Promise<void> {
  const found = await trx
    .selectFrom('returnCase')
    .select(['id', 'state', 'kind'])
    .where('refundId', '=', refundId)
    .executeTakeFirst();
  const next = found && nextReturnState(found.state, 'refund-failed', { kind: found.kind, isPaidOut: true });
  if (!next) return;
  await trx.updateTable('returnCase').set({ state: next, completedAt: null }).where('id', '=', found.id).execute();
}
