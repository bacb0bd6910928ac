import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import { emptyOrders } from '../database/empty-orders.ts';
import type { TestShop } from '../shop/shop.ts';
import type { TestClient } from '../shop/test-client.ts';
import { order } from './buyer.ts';
import { openWarehouse } from './warehouse.ts';

/** Deletes all orders and push subscriptions. */
export async function emptyPushes(db: Kysely<Database>): Promise<void> {
  await emptyOrders(db);
  await sql`truncate push_subscription, push_consent, outbox cascade`.execute(db);
}

/** Places the only order, and lets the warehouse send or deliver it and the notifications go out. Returns its number. */
export async function orderUntil(shop: TestShop, buyer: TestClient, step: 'send' | 'deliver'): Promise<string> {
  await order(buyer);
  const { number } = await shop.db.selectFrom('shopOrder').select('number').executeTakeFirstOrThrow();
  await openWarehouse(shop.app, number)[step]();
  await shop.sendPushes();
  return number;
}
