import { type BodyOf, type InputOf, type ReviewedGoods, readOwnReviews, type writeReview } from '@odeta/contracts';
import type { listStaffReviews, ModeratedReview, ReviewRefusal } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { TestShop } from '../shop/shop.ts';
import type { TestClient } from '../shop/test-client.ts';
import { meetCustomer } from './account.ts';
import { order, prepareBuyer } from './buyer.ts';
import type { Employee } from './employee.ts';
import { openWarehouse, type TestWarehouse } from './warehouse.ts';

export const reviewWords: Omit<InputOf<typeof writeReview>, 'lineId'> = {
  stars: 4.5,
  fit: 0,
  nick: 'Jana',
  email: 'jana@example.sk',
  text: 'Sedia presne.',
  tags: ['good-quality', 'good-quality', 'warm'],
  height: '172',
  attachments: [],
};

export interface Reviewer {
  customer: TestClient;
  warehouse: TestWarehouse;
}

/** A customer with an order, placed as if they had been logged in. */
export async function meetBuyer(shop: TestShop, goods?: Record<string, number>): Promise<Reviewer> {
  const { rows: known } = await sql<{ count: number }>`select count(*)::int as count from customer`.execute(shop.db);
  const email = `reviewer-${known[0]?.count}@example.sk`;
  const customer = await meetCustomer(shop, 'sk', { email });
  await order(await prepareBuyer(shop, goods));
  const { rows } = await sql<{ number: string }>`
    update shop_order set customer_id = (select id from customer where email = ${email}), session_id = null
    where id = (select id from shop_order order by placed_at desc limit 1) returning number
  `.execute(shop.db);
  return { customer, warehouse: openWarehouse(shop.app, rows[0]?.number ?? '') };
}

/** A customer whose order was delivered. */
export async function meetReceiver(shop: TestShop): Promise<Reviewer & { goods: ReviewedGoods; slug: string }> {
  const buyer = await meetBuyer(shop);
  await buyer.warehouse.deliver();
  const [goods] = (await buyer.customer.send(readOwnReviews)).body.open;
  if (!goods) throw new Error('Nothing can be reviewed');
  return { ...buyer, goods, slug: (goods.url ?? '').replace('/p/', '') };
}

/** The only review that waits, as employees see it. */
export async function readWaiting(employee: Employee): Promise<ModeratedReview> {
  const { reviews } = (await employee.get<BodyOf<typeof listStaffReviews>>('/reviews')).body;
  const [review, ...others] = reviews;
  if (!review || others.length > 0) throw new Error('Not one review waits');
  return review;
}

/** An employee's decision on it. Without a reason it is published. */
export async function decide(employee: Employee, refusal?: ReviewRefusal): Promise<ModeratedReview> {
  const review = await readWaiting(employee);
  const { status } = await employee.post(`/reviews/${review.id}/decide`, { readAt: review.at, refusal });
  if (status !== 200) throw new Error('The review was not decided');
  return review;
}

export async function makePhoto() {
  const red = { create: { width: 900, height: 600, channels: 3 as const, background: 'red' } };
  return { name: 'saty.png', data: (await sharp(red).png().toBuffer()).toString('base64') };
}
