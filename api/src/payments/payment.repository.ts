import { paymentFacts, paymentMethodList } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database, Row } from '../db/database.ts';
import { hasDied, type Presence } from '../db/presence.ts';

export const liveStates = [
  'new',
  'started',
  'pending',
  'waiting-capture',
] as const satisfies readonly Row<'payment'>['state'][];
const withoutPage = Object.keys(paymentMethodList).filter((key) => paymentFacts(key).needs);
/** Whether the buyer pays on a page of the provider. */
export const hasPage = (method: string): boolean => !withoutPage.includes(method);
export const isLive = (state: Row<'payment'>['state'] | null): boolean => liveStates.some((live) => live === state);

/** Seconds for which a request may hold the claim on a payment, unless its process dies before. */
const CLAIM_SECONDS = 30;

/** Whether a process is communicating with the provider about payment `p`. */
export const isClaimedNow = sql<boolean>`(p.claimed_until is not null and p.claimed_until > now() and not ${hasDied(sql`p.claimed_by`)})`;

const paymentColumns = columns(
  'payment as p',
  'id',
  'orderId',
  'method',
  'providerId',
  'amount',
  'currency',
  'state',
  'redirectUrl',
  'failure',
  'expiresAt',
);
const orderColumns = columns('shopOrder as o', 'number as orderNumber', 'country', 'email');

/** A payment with the data of its order for the provider. */
export type Payment = RowOf<typeof paymentColumns> & RowOf<typeof orderColumns>;

export async function findPayment(db: Kysely<Database>, paymentId: string): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    select ${paymentColumns}, ${orderColumns} from payment p join shop_order o on o.id = p.order_id where p.id = ${paymentId}
  `.execute(db);
  return rows[0];
}

/** By the provider's id or by ours. */
export async function findPaymentId(
  db: Kysely<Database>,
  { paymentId, providerId }: { paymentId: string; providerId: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('payment')
    .select('id')
    .where((eb) => eb.or([eb('providerId', '=', providerId), eb(sql`id::text`, '=', paymentId)]))
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/** The open payment of an order; there is at most one. */
export async function findLivePayment(db: Kysely<Database>, orderId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('payment')
    .select('id')
    .where('orderId', '=', orderId)
    .where('state', 'in', liveStates)
    .executeTakeFirst();
  return found?.id;
}

export interface NewPayment {
  orderId: string;
  provider: string;
  method: string;
  amount: number;
  currency: string;
  expiresAt: Date;
  checkAt: Date;
}

export async function insertPayment(trx: Transaction<Database>, payment: NewPayment): Promise<string> {
  const { rows } = await sql<Pick<Row<'payment'>, 'id'>>`
    insert into payment (order_id, attempt, provider, method, amount, currency, state, expires_at, check_at)
    select ${payment.orderId}::uuid, coalesce(max(attempt), 0) + 1, ${payment.provider}, ${payment.method},
      ${payment.amount}::bigint, ${payment.currency}, 'new', ${payment.expiresAt}::timestamptz, ${payment.checkAt}::timestamptz
    from payment where order_id = ${payment.orderId}::uuid
    returning id
  `.execute(trx);
  return rows[0]?.id ?? '';
}

/**
 * Claims a payment: with `true` only this request may call the provider, until it releases the claim or the claim expires. Payments without
 * a page can be claimed, too: the provider's answer with the page was lost, and its webhook does not contain it.
 */
export async function claimPayment(db: Kysely<Database>, paymentId: string, presence: Presence): Promise<boolean> {
  const { rows } = await sql`
    update payment p set state = 'started', claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS}),
      claimed_by = ${presence.number()}, updated_at = now()
    where id = ${paymentId} and not ${isClaimedNow}
      and (
        state = 'new' or (state = 'started' and provider_id is null)
        or (state in ('started', 'pending') and method <> all(${withoutPage}) and redirect_url is null)
      )
    returning id
  `.execute(db);
  return rows.length === 1;
}

/** Another request is waiting for the provider's answer. */
export async function isClaimed(db: Kysely<Database>, paymentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment p where id = ${paymentId} and state = 'started' and ${isClaimedNow}
  `.execute(db);
  return rows.length === 1;
}

/** The provider did not answer, so that another request may try. */
export async function releaseClaim(db: Kysely<Database>, paymentId: string): Promise<void> {
  await db.updateTable('payment').set({ claimedUntil: null }).where('id', '=', paymentId).execute();
}

/** Stores the provider's id and page. The first page wins: if the provider was called twice, the other page is never shown. */
export async function saveCreated(
  db: Kysely<Database>,
  paymentId: string,
  { providerId, redirect }: { providerId: string; redirect: string | null },
): Promise<void> {
  await sql`
    update payment set provider_id = ${providerId}, redirect_url = ${redirect}, claimed_until = null,
      state = case state when 'started' then 'pending' else state end, updated_at = now()
    where id = ${paymentId} and redirect_url is null
  `.execute(db);
}
