import { type AmendOffer, amendOrder } from '@odeta/contracts';
import { sql } from 'kysely';
import { type KilledShop, openKilledShop } from '../../testing/chaos/killed-shop.ts';
import { waitForEmptyOutbox } from '../../testing/database/empty-outbox.ts';
import { readStock } from '../../testing/database/money-truth.ts';
import { meetAmender, offerOf } from '../../testing/people/amender.ts';
import { type ApiProcess, startApi } from '../../testing/servers/api-process.ts';
import { movedTo, type TestClient } from '../../testing/shop/test-client.ts';

let opened: KilledShop;
let api: ApiProcess;
beforeAll(async () => {
  opened = await openKilledShop();
  api = await startApi(opened.shop.url);
});
afterAll(async () => {
  await api.kill();
  await opened.close();
});

/** Orders that are amended at once. */
const ORDERS = 8;

test('a server that is killed during amendments has made each of them whole or not at all; repeated, each is made once (P5, N1)', async () => {
  const { shop, mail } = opened;
  const met: { buyer: TestClient; orderId: string; number: string; offer: AmendOffer }[] = [];
  for (let count = 0; count < ORDERS; count += 1) {
    const { buyer, orderId, row } = await meetAmender(shop, { 'DRESS-wine-s': 2 });
    met.push({ buyer, orderId, number: row.number, offer: await offerOf(buyer, orderId) });
  }
  await sql`update shop_order set payment_state = 'paid'`.execute(shop.db);
  await sql`truncate outbox`.execute(shop.db);
  const send = ({ buyer, orderId, offer: { version, lines } }: (typeof met)[number]) =>
    movedTo(api.app, buyer).send(
      amendOrder,
      { orderId, version, lines: [{ lineId: lines[0]?.lineId ?? '', quantity: 1, variantId: null }] },
      { 'idempotency-key': `amend-${orderId}` },
    );

  const killed = { isNear: true };
  await Promise.all(
    met.map(async (one) => {
      const answer = await send(one).catch(() => undefined);
      if (!answer || !killed.isNear) return;
      killed.isNear = false;
      await api.kill();
    }),
  );
  await api.kill();
  const { reserved, open } = await readStock(shop.db);
  api = await startApi(shop.url, { smtpUrl: mail.url });
  const again = await Promise.all(met.map(async (one) => (await send(one)).status));
  await waitForEmptyOutbox(shop.db);

  expect(reserved).toBe(open);
  expect(again).toEqual(met.map(() => 200));
  const refunds = await shop.db.selectFrom('refund').select('amount').execute();
  expect(refunds).toEqual(met.map(() => ({ amount: 2499 })));
  const subjects = mail.emails.map(({ subject = '' }) => subject);
  const lettersOf = (number: string) => subjects.filter((subject) => subject.includes(number)).length;
  expect(met.map(({ number }) => lettersOf(number))).toEqual(met.map(() => 1));
});
