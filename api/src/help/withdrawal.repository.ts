import type { CountryCode, CustomerFields } from '@odeta/contracts';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { freeNumber } from '../db/free-number.ts';
import type { KnownSession } from '../http/session.ts';

export type WithdrawalRow = Selectable<Database['withdrawal']>;

export type NewWithdrawal = Omit<Insertable<Database['withdrawal']>, 'id' | 'number'> & {
  /** Random numbers, of which the first free one is used. */
  numbers: readonly string[];
};

/** `undefined` when there is a withdrawal with this idempotency key. */
export async function saveWithdrawal(
  trx: Transaction<Database>,
  { numbers, ...row }: NewWithdrawal,
): Promise<WithdrawalRow | undefined> {
  return trx
    .insertInto('withdrawal')
    .values({
      ...row,
      number: freeNumber('withdrawal', numbers),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export const findWithdrawalByKey = (db: Kysely<Database>, key: string): Promise<WithdrawalRow | undefined> =>
  db.selectFrom('withdrawal').selectAll().where('key', '=', key).executeTakeFirst();

export interface WithdrawalOfEmail extends WithdrawalRow {
  /** When the named order was placed; `null` when no order matches the number and the e-mail. */
  placedAt: Date | null;
  /** When the last parcel of that order was delivered; `null` until then. */
  deliveredAt: Date | null;
}

export async function readWithdrawal(db: Kysely<Database>, id: string): Promise<WithdrawalOfEmail> {
  return db
    .selectFrom('withdrawal')
    .leftJoin('shopOrder', 'shopOrder.id', 'withdrawal.orderId')
    .selectAll('withdrawal')
    .select(['shopOrder.placedAt', 'shopOrder.deliveredAt'])
    .where('withdrawal.id', '=', id)
    .executeTakeFirstOrThrow();
}

export const findOrderByNumber = (
  db: Kysely<Database>,
  country: CountryCode,
  number: string,
): Promise<{ id: string; email: string } | undefined> =>
  db
    .selectFrom('shopOrder')
    .select(['id', 'email'])
    .where('number', '=', number)
    .where('country', '=', country)
    .executeTakeFirst();

export interface OwnOrderRow {
  id: string;
  number: string;
  email: string;
  billTo: CustomerFields;
  deliveredAt: Date | null;
}

/** The last order of this country that the visitor has placed, or has opened by the link in an e-mail. */
export async function findOwnOrder(
  db: Kysely<Database>,
  { idHash, country }: Pick<KnownSession, 'idHash' | 'country'>,
): Promise<OwnOrderRow | undefined> {
  const { rows } = await sql<OwnOrderRow>`
    select o.id, o.number, o.email, o.bill_to, o.delivered_at
    from session s
    cross join lateral (
      select id from shop_order where session_id in (s.id, s.owner_id)
      union select order_id from order_grant g where g.session_id = s.id and g.expires_at > now()
    ) as known
    join shop_order o on o.id = known.id and o.country = ${country} and o.state not in ('awaiting-payment', 'cancelled')
    where s.id_hash = ${idHash} and s.expires_at > now()
    order by o.placed_at desc, o.id limit 1
  `.execute(db);
  return rows[0];
}

export const readOrderLines = (db: Kysely<Database>, orderId: string) =>
  db
    .selectFrom('orderItem')
    .select(['name', 'colorName', 'size', 'quantity'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
