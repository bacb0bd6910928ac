import {
  cancelOrder,
  changeClubStatus,
  choosePayment,
  openReturn,
  readReturnOffer,
  useDiscountCode,
} from '@odeta/contracts';
import type { WarehouseEventOf, WarehouseEventType } from '@odeta/contracts/warehouse';
import { sql } from 'kysely';
import { takeBackRefund } from '../../src/payments/give-back.ts';
import type { PaymentProvider } from '../../src/payments/provider.ts';
import { findRefund } from '../../src/payments/refund-progress.repository.ts';
import { settle } from '../../src/payments/settle.ts';
import { requireMoneyTruth } from '../database/money-truth.ts';
import type { TestShop } from '../shop/shop.ts';
import { startSession, type TestClient } from '../shop/test-client.ts';
import { order, prepareBuyer } from './buyer.ts';
import { returnForm } from './returner.ts';
import { openWarehouse, type TestWarehouse } from './warehouse.ts';

/** A bank that accepts everything, and never says anything by itself. */
export const quietBank: PaymentProvider = {
  name: 'sandbox',
  serves: () => true,
  wallets: () => [],
  create: async ({ paymentId, amount, currency }) => ({
    ...{
      providerId: paymentId,
      state: 'pending',
      failure: null,
      amount,
      currency,
      redirect: 'https://bank.example/pay',
    },
  }),
  status: async () => undefined,
  cancel: async ({ paymentId }) => ({
    ...{ providerId: paymentId, state: 'failed', failure: 'cancelled', amount: 0, currency: '' },
  }),
  refund: async () => ({ state: 'sent', bankId: null, words: '' }),
  refundStatus: async () => undefined,
  readWebhook: () => 'no-signature',
};

export interface StoryStart {
  goods: Record<string, number>;
  /** Minor units; 0: none is used. */
  voucher: number;
  hasCode: boolean;
  joinsClub: boolean;
  /** Dresses that the member buys afterwards with the discount of the club. */
  elsewhere: number;
  /** `changed`: paid on delivery after a card payment was begun; `wrong`: the bank took another amount before that. */
  means: 'cod' | 'card' | 'changed' | 'wrong';
}

export interface Story {
  shop: TestShop;
  buyer: TestClient;
  warehouse: TestWarehouse;
  orderId: string;
  voucherId: number;
  /** Pieces that came back and can be sold. */
  back: number;
  lastSequence: number;
}

/** Places and pays the order of a story. */
export async function beginStory(shop: TestShop, start: StoryStart): Promise<Story> {
  const { goods, voucher, hasCode, joinsClub, means } = start;
  const buyer = await startSession(shop.app, 'sk');
  const voucherId = await giveVoucher(shop, voucher);
  await prepareBuyer(shop, goods, 'sk', buyer);
  await giveAccount(shop);
  if (voucher > 0) await buyer.send(useDiscountCode, { code: `STORY-${voucherId}` });
  if (hasCode) await buyer.send(useDiscountCode, { code: 'TEN' });
  if (joinsClub) await buyer.send(changeClubStatus, { checked: true });
  if (means !== 'cod') await buyer.send(choosePayment, { payment: 'card' });
  expect((await order(buyer)).status).toBe(200);
  if (means === 'card') await pay(shop, 0);
  if (means === 'wrong') await pay(shop, 1);
  if (means === 'wrong' || means === 'changed') {
    await buyer.send(choosePayment, { payment: 'cod' });
    expect((await order(buyer)).status).toBe(200);
  }
  const { id: orderId, number } = await lastOrder(shop);
  if (joinsClub && start.elsewhere > 0) await buyElsewhere(shop, buyer, start.elsewhere);
  return { shop, buyer, warehouse: openWarehouse(shop.app, number), orderId, voucherId, back: 0, lastSequence: 0 };
}

async function buyElsewhere(shop: TestShop, buyer: TestClient, dresses: number) {
  await prepareBuyer(shop, { 'DRESS-wine-s': dresses }, 'sk', buyer);
  expect((await order(buyer)).status).toBe(200);
}

async function giveVoucher(shop: TestShop, amount: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into voucher (country, code, value, remaining, valid_from)
    values ('sk', gen_random_uuid(), ${amount}, ${amount}, '2020-01-01') returning id
  `.execute(shop.db);
  const id = rows[0]?.id ?? 0;
  await sql`update voucher set code = ${`STORY-${id}`} where id = ${id}`.execute(shop.db);
  return id;
}

/** The last visitor gets an account, without the time that a password takes. */
const giveAccount = (shop: TestShop) =>
  sql`
    update customer set password_hash = 'x', email = gen_random_uuid() || '@example.sk'
    where id = (select customer_id from session where customer_id is not null order by id desc limit 1)
  `.execute(shop.db);

const lastOrder = (shop: TestShop) =>
  shop.db.selectFrom('shopOrder').select(['id', 'number']).orderBy('placedAt', 'desc').executeTakeFirstOrThrow();

/** Twice, because banks repeat themselves. */
async function pay(shop: TestShop, tooMuch: number) {
  const { id, amount, currency } = await shop.db
    .selectFrom('payment')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  const status = { state: 'paid', failure: null, amount: amount + tooMuch, currency, providerId: id } as const;
  await Promise.all([settle(shop, id, status), settle(shop, id, status)]);
}

export type Fault = 'none' | 'twice' | 'early' | 'crash';

/** Reports an event: once, twice, before its predecessor, or with a crash in the middle. Returns whether it was applied. */
export async function report<Type extends WarehouseEventType>(
  story: Story,
  type: Type,
  data: WarehouseEventOf<Type>['data'],
  fault: Fault,
): Promise<boolean> {
  const { warehouse, shop } = story;
  const first = story.lastSequence + 1;
  const sequence = fault === 'early' ? first + 1 : first;
  story.lastSequence = sequence;
  const at = new Date();
  const send = async () => {
    const answer = await warehouse.report(type, data, { sequence, at });
    if (answer.status !== 200) throw new Error(`${type} ${JSON.stringify({ data, ...answer })}`);
    return answer;
  };
  if (fault === 'crash') {
    await sql`update crash set is_near = true`.execute(shop.db);
    await warehouse.report(type, data, { sequence, at });
    await sql`update crash set is_near = false`.execute(shop.db);
  }
  let { body } = await send();
  if (fault === 'early') {
    expect(body.outcome).toBe('waiting');
    await warehouse.report('accepted', {}, { sequence: first, at });
    ({ body } = await send());
  }
  if (fault === 'twice') expect((await send()).body).toEqual(body);
  return body.outcome === 'applied';
}

/** A return with a label of this line, which arrives. Returns whether it could be opened. */
export async function sendBack(
  story: Story,
  lineId: string,
  quantity: number,
  { choice, fault }: { choice: number; fault: Fault },
) {
  const { buyer, orderId } = story;
  const { offer } = (await buyer.send(readReturnOffer, { orderId })).body;
  const methods = offer.refundMethods.map(({ method }) => method);
  const refundMethod = methods[choice % methods.length] ?? 'bank-account';
  const account = refundMethod === 'bank-account' ? {} : { bankAccount: '', holder: '' };
  const lines = [{ lineId, quantity, reason: 'too-small' }];
  const { status, body } = await buyer.send(
    openReturn,
    returnForm(orderId, lineId, { refundMethod, lines, ...account }),
  );
  if (status !== 200) return;
  const returned = { returnNumber: body.number, pieces: [{ lineId, quantity }], sellable: choice % 3 > 0 };
  if ((await report(story, 'return-received', returned, fault)) && returned.sellable) story.back += quantity;
}

export const cancelByBuyer = ({ buyer, orderId }: Story) => buyer.send(cancelOrder, { orderId });

/** From now on everything that comes back is withdrawn from. */
export const withdraw = ({ shop, orderId }: Story) =>
  sql`
    insert into withdrawal (number, key, request_digest, country, name, order_number, email, order_id, origin, received_at)
    values (gen_random_uuid(), gen_random_uuid(), '', 'sk', 'Jana', '', '', ${orderId}, '', now())
  `.execute(shop.db);

/** The bank takes a refund back that it had accepted. */
export async function takeBack({ shop, orderId }: Story) {
  const made = await shop.db
    .selectFrom('refund')
    .select(['id', 'key', 'paymentId', 'cancellations'])
    .where('orderId', '=', orderId)
    .where('state', '=', 'done')
    .where('paymentId', 'is not', null)
    .executeTakeFirst();
  if (!made) return;
  const id = made.key === null ? made.paymentId : made.id;
  const refundId = made.cancellations > 0 ? `${id}-${made.cancellations}` : `${id}`;
  const refund = await findRefund(shop.db, refundId);
  if (refund) await takeBackRefund({ ...shop, now: () => new Date() }, refund, 'taken back');
}

export const requireTruth = ({ shop, orderId, voucherId }: Story) => requireMoneyTruth(shop.db, orderId, voucherId);
