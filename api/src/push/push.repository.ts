import { type CountryCode, type Marketing, PUSH_TEXT_VERSION, type PushSource } from '@odeta/contracts';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { saveSession } from '../carts/open-cart.repository.ts';
import type { PushKind } from '../db/column-types.ts';
import type { Database, Row } from '../db/database.ts';
import type { KnownSession } from '../http/session.ts';
import type { PushAddress } from './push-sender.ts';

/** The account that is logged in, if any, for `session s`. */
const accountOf = sql`(select u.id from customer u where u.id = s.customer_id and u.password_hash is not null)`;

/**
 * Saves the browser's subscription in the country for this session. Returns its id, and whether it was subscribed to news of parcels
 * before.
 */
export async function saveSubscription(
  trx: Transaction<Database>,
  { idHash, country }: KnownSession,
  { address, origin, orders }: { address: PushAddress; origin: string; orders: boolean },
): Promise<{ id: number; wasOn: boolean }> {
  await saveSession(trx, idHash);
  const { endpoint, p256dh, auth } = address;
  const { rows: before } = await sql<Pick<Row<'pushSubscription'>, 'sessionId' | 'customerId'>>`
    select session_id, customer_id from push_subscription
    where country = ${country} and endpoint = ${endpoint} and orders for update
  `.execute(trx);
  const { rows } = await sql<Pick<Row<'pushSubscription'>, 'id' | 'sessionId' | 'customerId'>>`
    insert into push_subscription as p (country, session_id, customer_id, endpoint, p256dh, auth, orders, origin)
    select ${country}, s.id, ${accountOf}, ${endpoint}, ${p256dh}, ${auth}, ${orders}, ${origin}
    from session s where s.id_hash = ${idHash}
    on conflict (country, endpoint) do update set session_id = excluded.session_id, customer_id = excluded.customer_id,
      p256dh = excluded.p256dh, auth = excluded.auth, origin = excluded.origin,
      -- Whoever else uses the browser has not agreed to anything.
      orders = excluded.orders or (p.orders and p.session_id = excluded.session_id
        and p.customer_id is not distinct from excluded.customer_id)
    returning p.id, p.session_id, p.customer_id
  `.execute(trx);
  const [saved] = rows;
  if (!saved) throw new Error('The session just written is not there');
  const { id, ...owner } = saved;
  const wasOn = before.some((one) => one.sessionId === owner.sessionId && one.customerId === owner.customerId);
  return { id, wasOn };
}

/** R7. Who consented or withdrew their consent, and the version of the text. */
export async function savePushConsent(
  trx: Transaction<Database>,
  pushId: number,
  { active, source }: { active: boolean; source: PushSource | 'ended' },
): Promise<void> {
  await sql`
    insert into push_consent (country, session_id, customer_id, active, source, text_version)
    select country, session_id, customer_id, ${active}, ${source}, ${PUSH_TEXT_VERSION} from push_subscription where id = ${pushId}
  `.execute(trx);
}

export async function findSubscription(
  db: Kysely<Database>,
  { idHash, country }: KnownSession,
  endpoint: string,
): Promise<{ id: number; orders: boolean } | undefined> {
  const { rows } = await sql<Pick<Row<'pushSubscription'>, 'id' | 'orders'>>`
    select p.id, p.orders from push_subscription p join session s on s.id = p.session_id
    where p.country = ${country} and p.endpoint = ${endpoint} and s.id_hash = ${idHash}
      and p.customer_id is not distinct from ${accountOf}
  `.execute(db);
  return rows[0];
}

/** An endpoint has at most one subscription per country; an existing one is kept. */
export async function moveSubscription(trx: Transaction<Database>, pushId: number, endpoint: string): Promise<void> {
  await sql`
    update push_subscription p set endpoint = ${endpoint}
    where p.id = ${pushId} and not exists (
      select from push_subscription o where o.country = p.country and o.endpoint = ${endpoint})
  `.execute(trx);
}

export async function findAddress(db: Kysely<Database>, pushId: number): Promise<PushAddress | undefined> {
  return db
    .selectFrom('pushSubscription')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('id', '=', pushId)
    .executeTakeFirst();
}

/** Also deletes what depends on it, and records the end of the consent. */
export async function deleteSubscription(
  trx: Transaction<Database>,
  pushId: number,
  source: PushSource | 'ended',
): Promise<void> {
  const known = await trx.selectFrom('pushSubscription').select('orders').where('id', '=', pushId).executeTakeFirst();
  if (known?.orders) await savePushConsent(trx, pushId, { active: false, source });
  await trx.deleteFrom('pushSubscription').where('id', '=', pushId).execute();
}

/** The customer's consents and withdrawals, newest first. */
export async function findPushHistory(db: Kysely<Database>, customerId: string): Promise<Marketing['pushHistory']> {
  const rows = await db
    .selectFrom('pushConsent')
    .select(['active', 'at', 'source'])
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ active, at, source }) => ({ active, at: at.toISOString(), source }));
}

/** Whether a browser of the session gets notifications about parcels already. */
export async function hasOrderPush(
  db: Kysely<Database>,
  session: { idHash: Buffer; country: CountryCode },
): Promise<boolean> {
  const { rows } = await sql`
    select from push_subscription p join session s on s.id = p.session_id
    where s.id_hash = ${session.idHash} and p.country = ${session.country} and p.orders
      and p.customer_id is not distinct from ${accountOf} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Called when log-ins end, with a condition on `session s`: these browsers must no longer show notifications for the customer. */
export async function endPushes(trx: Transaction<Database>, sessions: RawBuilder<unknown>): Promise<void> {
  await sql`
    with gone as (
      delete from push_subscription p using session s
      where s.id = p.session_id and p.customer_id is not null and ${sessions}
      returning p.country, p.session_id, p.customer_id, p.orders
    )
    insert into push_consent (country, session_id, customer_id, active, source, text_version)
    select country, session_id, customer_id, false, 'ended', ${PUSH_TEXT_VERSION} from gone where orders
  `.execute(trx);
}

/**
 * Queues a notification for each subscription of the buyer in the transaction of the event: all of a customer's, or for a guest those of
 * the session that ordered.
 */
export async function addParcelPushes(
  trx: Transaction<Database>,
  { kind, orderId, parcelId }: { kind: PushKind; orderId: string; parcelId: string },
): Promise<void> {
  await sql`
    insert into outbox (key, kind, country, recipient, data)
    select ${kind}::text || ':' || ${parcelId}::text || ':' || p.id, ${kind}::text, o.country, p.id::text,
      jsonb_build_object('orderId', o.id, 'parcelId', ${parcelId}::text)
    from shop_order o join push_subscription p on p.country = o.country and p.orders
    where o.id = ${orderId}::uuid and (
      p.customer_id = o.customer_id
      or (p.customer_id is null and p.session_id = o.session_id)
    )
    on conflict (key) do nothing
  `.execute(trx);
}
