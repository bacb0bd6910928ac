import type { ShippingPoint } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { openCart, saveSession } from '../carts/open-cart.repository.ts';
import type { Database, Row } from '../db/database.ts';
import type { KnownSession, Session } from '../http/session.ts';
import { type PointRow, pointAnswer, pointColumns } from '../points/point.repository.ts';

/** How many of the customer's recent points are offered again. */
const USED_POINTS = 5;

type ChosenColumns =
  | 'shipping'
  | 'payment'
  | 'shippingPostCode'
  | 'laterItems'
  | 'pointId'
  | 'addressId'
  | 'destinationChosen';

/** Without an address the parcel goes to the billing address. */
export type DeliveryChoice = Pick<Row<'cart'>, ChosenColumns>;

/** Saves parts of the choice with the visitor's open cart, and a point also with the customer. */
export async function saveChoice(
  db: Kysely<Database>,
  session: KnownSession,
  choice: Partial<DeliveryChoice>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const sessionId = await saveSession(trx, session.idHash);
    const cartId = await openCart(trx, sessionId, session.country);
    await trx.updateTable('cart').set(choice).where('id', '=', cartId).execute();
    if (choice.pointId) await usePoint(trx, sessionId, choice.pointId);
  });
}

async function usePoint(trx: Transaction<Database>, sessionId: number, pointId: number) {
  await sql`
    insert into session_point (session_id, point_id) values (${sessionId}, ${pointId})
    on conflict (session_id, point_id) do update set used_at = clock_timestamp()
  `.execute(trx);
  await sql`
    insert into customer_point (customer_id, point_id)
    select customer_id, ${pointId} from session where id = ${sessionId} and customer_id is not null
    on conflict (customer_id, point_id) do update set used_at = clock_timestamp()
  `.execute(trx);
}

/** The visitor's recent points that are still open, the latest first. */
export async function findUsedPoints(
  db: Kysely<Database>,
  { idHash, country }: Pick<Session, 'idHash' | 'country'>,
): Promise<ShippingPoint[]> {
  const { rows } = await sql<PointRow>`
    select ${pointColumns(country)}
    from pickup_point p
    join (
      select point_id, max(used_at) as used_at from (
        select u.point_id, u.used_at from session s join session_point u on u.session_id = s.id
        where s.id_hash = ${idHash} and s.expires_at > now()
        union all
        select u.point_id, u.used_at from session s join customer_point u on u.customer_id = s.customer_id
        where s.id_hash = ${idHash} and s.expires_at > now()
      ) every_use group by point_id
    ) used on used.point_id = p.id
    where p.country = ${country} and not p.disabled
    order by used.used_at desc, p.id limit ${USED_POINTS}
  `.execute(db);
  return rows.map((row) => pointAnswer(row));
}
