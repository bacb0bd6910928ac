import { askForStockPush, readPushKey, readPushState } from '@odeta/contracts';
import { sql } from 'kysely';
import { type PushService, startPushService } from '../../testing/servers/push-service.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';
import { sendNotices } from './send-notices.ts';

let service: PushService;
let shop: TestShop;
let publicKey = '';
beforeAll(async () => {
  service = await startPushService(() => publicKey);
  shop = await openTestShop({ isPushService: service.isService });
  publicKey = (await (await startSession(shop.app)).send(readPushKey)).body.publicKey;
});
afterAll(async () => {
  await shop.close();
  await service.stop();
});

const stockOf = (pieces: number) =>
  sql`
    update stock set on_hand = ${pieces}, reserved = 0 from variant v where v.id = variant_id and v.sku = 'COAT-ink-36'
  `.execute(shop.db);

test('a browser gets a requested stock notification once, with the product page, and no other notifications (P11)', async () => {
  const client = await startSession(shop.app);
  const subscription = service.subscribe('desk');
  const variantId = await shop.variantId('COAT-ink-36');
  await stockOf(0);
  await client.send(askForStockPush, { variantId, subscription });
  await client.send(askForStockPush, { variantId, subscription });
  await stockOf(3);

  await Promise.all([sendNotices(shop), sendNotices(shop)]);
  await sendNotices(shop);
  await shop.sendPushes();

  expect(service.received).toEqual([
    expect.objectContaining({ title: 'Znova skladom', url: 'http://sk.localhost:3000/p/kabat?color=ink' }),
  ]);
  expect((await client.send(readPushState, { endpoint: subscription.endpoint })).body.isOn).toBe(false);
  const unknown = await client.send(askForStockPush, { variantId: '999999999', subscription });
  expect(unknown.problem.code).toBe('unknown-variant');
});

test('a browser can wait for at most 50 variants, and can repeat a request for one of them (P11)', async () => {
  const client = await startSession(shop.app);
  const subscription = service.subscribe('phone');
  const variantId = await shop.variantId('COAT-ink-36');
  await client.send(askForStockPush, { variantId, subscription });
  await sql`
    with more as (
      insert into variant (product_id, product_color_id, size, sku)
      select c.product_id, c.id, s.code, c.id || '/' || s.code from product_color c, size s
      on conflict do nothing
      returning id
    )
    insert into stock_push (push_id, variant_id)
    select w.push_id, more.id from stock_push w, more where w.variant_id = ${variantId}::bigint limit 49
  `.execute(shop.db);

  const again = await client.send(askForStockPush, { variantId, subscription });
  const another = await client.send(askForStockPush, { variantId: await shop.variantId('DRESS-wine-s'), subscription });

  expect([again.status, another.problem?.code]).toEqual([200, 'too-many-requests']);
});
