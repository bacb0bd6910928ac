import { type DeletionWait, deletionWaits } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { columns, type NotNull, type RowOf } from '../../db/columns.ts';
import type { Database, Row } from '../../db/database.ts';
import { dayOf } from '../../settings/country-day.ts';

/** When the account will be deleted; `null` unless its customer has requested it. */
export async function findDeletionDue(db: Kysely<Database>, customerId: string): Promise<Date | null> {
  const row = await db.selectFrom('customer').select('deletionDueAt').where('id', '=', customerId).executeTakeFirst();
  return row?.deletionDueAt ?? null;
}

/** A repeated request changes nothing. Returns whether this request was the first. */
export async function saveDeletionDue(
  trx: Transaction<Database>,
  customerId: string,
  { days, origin }: { days: number; origin: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update customer set deletion_due_at = now() + make_interval(days => ${days}::int), deletion_origin = ${origin}
    where id = ${customerId} and deletion_due_at is null
  `.execute(trx);
  return Number(numAffectedRows) > 0;
}

export async function forgetDeletion(db: Kysely<Database>, customerId: string): Promise<void> {
  await db.updateTable('customer').set({ deletionDueAt: null }).where('id', '=', customerId).execute();
}

const dueColumns = columns('customer as u', 'id', 'country', 'email', 'deletionOrigin as origin');

export type DueAccount = RowOf<typeof dueColumns> & NotNull<Pick<Row<'customer'>, 'emailKey'>>;

/** Days after the delivery in which a deletion waits: the 14 of a withdrawal, and the rest of a day in any time zone. */
const OPEN_DAYS = 15;
/** After a withdrawal: 14 days to send the goods and 14 for the money. */
const WITHDRAWN_DAYS = 28;

/** What keeps the account `u`, by reason: the customer would otherwise lose the way to their goods or their money. */
const waits = {
  order: sql<boolean>`exists (
    select from shop_order o
    where o.customer_id = u.id and o.state in ('awaiting-payment', 'placed', 'in-progress', 'subsequent', 'sent')
  )`,
  deadline: sql<boolean>`exists (
    select from shop_order o
    where o.customer_id = u.id and o.state = 'review' and o.delivered_at > now() - make_interval(days => ${OPEN_DAYS}::int)
  )`,
  return: sql<boolean>`(exists (
    select from return_case r join shop_order o on o.id = r.order_id
    where o.customer_id = u.id and r.state not in ('completed', 'cancelled')
  ) or exists (
    select from withdrawal w join shop_order o on o.id = w.order_id
    where o.customer_id = u.id and o.state in ('sent', 'review')
      and w.received_at > now() - make_interval(days => ${WITHDRAWN_DAYS}::int)
  ))`,
  refund: sql<boolean>`exists (
    select from refund r join shop_order o on o.id = r.order_id where o.customer_id = u.id and r.state = 'requested'
  )`,
} satisfies Record<DeletionWait, unknown>;

/** What a deletion of the account waits for. */
export async function findDeletionWaits(db: Kysely<Database>, customerId: string): Promise<DeletionWait[]> {
  const { rows } = await sql<Record<DeletionWait, boolean>>`
    select ${waits.order} as "order", ${waits.deadline} as deadline, ${waits.return} as "return", ${waits.refund} as refund
    from customer u where u.id = ${customerId}
  `.execute(db);
  return deletionWaits.filter((wait) => rows[0]?.[wait]);
}

/** Locks one account that is due until the transaction ends. Accounts with open orders, deadlines, returns or refunds have to wait. */
export async function takeDueAccount(trx: Transaction<Database>): Promise<DueAccount | undefined> {
  const { rows } = await sql<DueAccount>`
    select ${dueColumns}, u.email_key from customer u
    where u.deletion_due_at <= now() and not ${waits.order} and not ${waits.deadline} and not ${waits.return} and not ${waits.refund}
    order by u.deletion_due_at limit 1 for update of u skip locked
  `.execute(trx);
  return rows[0];
}

/**
 * Deletes the customer with all data that belong only to them. Orders keep what invoices must contain: number, goods, sums, name and
 * billing address. The customer's vouchers are set to 0, because without an owner anybody could use them, and the code for a blogger's
 * readers ends. What the payment provider keeps for the customer is removed later (`deleted_payer`).
 */
export async function deleteAccount(trx: Transaction<Database>, account: DueAccount): Promise<void> {
  const { id, country, email, emailKey } = account;
  const sessions = sql`(select s.id from session s where s.customer_id = ${id})`;
  const returns = sql`(select r.id from return_case r join shop_order o on o.id = r.order_id where o.customer_id = ${id})`;
  const nobody = sql`jsonb_build_object('mobilePhone', '')`;
  // Who has never paid online has nothing at the payment provider.
  await sql`
    insert into deleted_payer (customer_id, country, email)
    select ${id}, ${country}, ${email}
    where exists (select from payment p join shop_order o on o.id = p.order_id where o.customer_id = ${id})
  `.execute(trx);
  await sql`delete from return_attachment where return_id in ${returns}`.execute(trx);
  await sql`update return_case set bank_account = '', holder = '', note = '', answer = '' where id in ${returns}`.execute(
    trx,
  );
  await sql`
    update withdrawal set name = '', email = '', bank_account = '', holder = ''
    where order_id in (select o.id from shop_order o where o.customer_id = ${id})
  `.execute(trx);
  await sql`
    update shop_order set email = '', session_id = null, courier_note = '', bill_to = bill_to || ${nobody}, ship_to = bill_to || ${nobody}
    where customer_id = ${id}
  `.execute(trx);
  await sql`update consent set email = '' where customer_id = ${id}`.execute(trx);
  await sql`delete from newsletter where country = ${country} and email = ${emailKey}`.execute(trx);
  await sql`delete from stock_notice where country = ${country} and lower(email) = ${emailKey}`.execute(trx);
  await sql`delete from contact_message where country = ${country} and email_key = ${emailKey}`.execute(trx);
  await sql`update review set email = '' where customer_id = ${id}`.execute(trx);
  await sql`delete from outbox where country = ${country} and recipient = ${email} and state <> 'waiting'`.execute(trx);
  await sql`
    update discount_code set valid_until = ${dayOf(country, sql`now()`)} - 1
    where id in (select code_id from blogger where customer_id = ${id})
  `.execute(trx);
  await sql`update voucher set remaining = 0 where customer_id = ${id}`.execute(trx);
  await sql`
    delete from cart c where c.session_id in ${sessions} and c.state = 'open'
      and not exists (select from shop_order o where o.cart_id = c.id)
  `.execute(trx);
  await sql`delete from wishlist_item where session_id in ${sessions}`.execute(trx);
  await sql`delete from wishlist_share where session_id in ${sessions}`.execute(trx);
  await sql`delete from push_subscription where customer_id = ${id} or session_id in ${sessions}`.execute(trx);
  await sql`
    update session set customer_id = null, home_id = null, expires_at = now() where customer_id = ${id}
  `.execute(trx);
  await sql`delete from customer where id = ${id}`.execute(trx);
}
