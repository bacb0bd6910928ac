import { type InputOf, type ReviewedGoods, readOwnReviews, type writeReview } from '@odeta/contracts';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { TestShop } from '../shop/shop.ts';
import type { TestClient } from '../shop/test-client.ts';
import { meetCustomer } from './account.ts';
import { order, prepareBuyer } from './buyer.ts';
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

export const MODERATION = '/api/moderation/reviews';

export interface Sent {
  method?: 'GET' | 'POST';
  url: string;
  payload?: string;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

/** A request from the shop's own machine. */
export const ask = (shop: TestShop, { method = 'GET', headers, ...rest }: Sent) =>
  shop.app.inject({ method, ...rest, headers: { host: 'sk.localhost:3000', ...headers } });

export const pressForm = (
  shop: TestShop,
  form: Record<string, string>,
  headers: Record<string, string> = {},
  url = MODERATION,
) =>
  ask(shop, {
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://sk.localhost:3000', ...headers },
  });

/** The only review that waits, from the moderation page. */
export async function readWaiting(shop: TestShop) {
  const page = (await ask(shop, { url: MODERATION })).payload;
  const [, id = '', readAt = ''] =
    /name="id" value="(\d+)"><input type="hidden" name="readAt" value="([^"]+)"/.exec(page) ?? [];
  return { page, id, readAt };
}

/** Submits an employee's decision on it. */
export async function decide(shop: TestShop, choice: string) {
  const { page, id, readAt } = await readWaiting(shop);
  const answer = await pressForm(shop, { id, readAt, do: choice });
  return { page, said: String(answer.headers.location) };
}

export async function makePhoto() {
  const red = { create: { width: 900, height: 600, channels: 3 as const, background: 'red' } };
  return { name: 'saty.png', data: (await sharp(red).png().toBuffer()).toString('base64') };
}
