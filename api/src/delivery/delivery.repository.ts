import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Owner } from '../http/visitor.ts';
import { openCart, rememberVisitor } from '../shop/open-cart.repository.ts';

export interface DeliveryChoice {
  shipping: string | null;
  payment: string | null;
  shippingPostCode: string;
  pointId: number | null;
}

/** J5, M1. Keeps a part of the choice with the visitor's open cart. */
export async function saveChoice(db: Kysely<Database>, owner: Owner, choice: Partial<DeliveryChoice>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const cartId = await openCart(trx, await rememberVisitor(trx, owner.idHash), owner.country);
    await trx.updateTable('cart').set(choice).where('id', '=', cartId).execute();
  });
}

/** J9. A point by the id that the map knows it by, `{pointId}#{shipping}`. */
export async function findPoint(db: Kysely<Database>, country: string, id: string): Promise<number | undefined> {
  const [externalId, shipping] = id.split('#');
  const { rows } = await sql<{ id: number }>`
    select id from pickup_point
    where country = ${country} and shipping = ${shipping} and external_id = ${externalId} and not disabled
  `.execute(db);
  return rows[0]?.id;
}
