import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import { emptyOrders } from '../database/empty-orders.ts';
import type { TestShop } from '../shop/shop.ts';
import type { TestClient } from '../shop/test-client.ts';
import { order } from './buyer.ts';
import { openWarehouse } from './warehouse.ts';

/** No orders, and nobody who has asked for notifications. */
export async function emptyPushes(db: Kysely<Database>): Promise<void> {
  await emptyOrders(db);
  await sql`truncate push_subscription, push_consent, outbox cascade`.execute(db);
}

/** The only order, which leaves the warehouse or arrives; what is to be notified has been sent. Answers with its number. */
export async function orderUntil(shop: TestShop, buyer: TestClient, step: 'send' | 'deliver'): Promise<string> {
  await order(buyer);
  const { number } = await shop.db.selectFrom('shopOrder').select('number').executeTakeFirstOrThrow();
  await openWarehouse(shop.app, number)[step]();
  await shop.sendPushes();
  return number;
}
